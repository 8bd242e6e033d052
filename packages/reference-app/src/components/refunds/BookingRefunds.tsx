import type { Booking, CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { RefundStates } from './RefundStates.tsx';

/** The refunds of a booking, for a person with a login. Nothing where the service has none. */
export function BookingRefunds({ booking }: { booking: Booking }) {
  const { records } = useServices();
  const ask = useCallback(
    async (wanted: number, options: CallOptions) => {
      const { results } = await records.payments.listRefunds({ booking: wanted, limit: 20 }, options);
      return [...results].reverse();
    },
    [records],
  );
  const { data } = useLoaded(ask, booking.id);
  return data ? <RefundStates refunds={data} /> : null;
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
