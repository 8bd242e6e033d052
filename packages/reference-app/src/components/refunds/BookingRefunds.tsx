import type { Booking, CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { isStaff, mayCall } from '../../lib/mayCall.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { RefundStates } from './RefundStates.tsx';
import { useRefundText } from './refundTexts.ts';

/** The refunds of a booking, for a person with a login. Nothing where the service has none. */
export function BookingRefunds({ booking }: { booking: Booking }) {
  const t = useRefundText();
  const { records } = useServices();
  const role = useUser()?.role;
  const ask = useCallback(
    async (wanted: number, options: CallOptions) => {
      const { results } = await records.payments.listRefunds({ booking: wanted, limit: 20 }, options);
      return [...results].reverse();
    },
    [records],
  );
  const { data } = useLoaded(ask, booking.id);
  if (!data) return null;
  // Staff wait for nobody: they decide, or know where it is decided.
  const requested = mayCall(role, 'payments.decideRefund') ? (
    <Link to="/refunds?status=requested">{t('refunds.waits')}</Link>
  ) : (
    t('refunds.waits')
  );
  return <RefundStates refunds={data} {...(isStaff(role) && { requested })} />;
}

/** Whether money of a booking went back or can go back: only then the service is asked. */
export function mayHaveRefunds({
  canceled,
  amount_paid,
  amount_credited,
  amount_overpaid,
}: Booking): boolean {
  return (
    Boolean(canceled) || [amount_paid, amount_credited, amount_overpaid].some((amount) => Number(amount) > 0)
  );
}
