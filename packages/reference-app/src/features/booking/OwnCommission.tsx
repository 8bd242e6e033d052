import type { CallOptions } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { CommissionBadge } from '../../components/commission/CommissionBadge.tsx';
import { useText } from '../../messages/translator.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

/** Commission of an agent for a booking. Draws nothing before it is earned, or if the service has no commissions. */
export function OwnCommission({ booking }: { booking: number }) {
  const t = useText();
  const { udongo } = useServices();
  const ask = useCallback(
    (wanted: number, options: CallOptions) =>
      udongo.commissions.list({ booking: wanted, limit: 20 }, options),
    [udongo],
  );
  const { data } = useLoaded(ask, booking);
  // A service that does not know the filter answers those of all bookings.
  const rows = data?.results.filter((row) => row.booking === booking) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t('booking.commission')} actions={<Link to="/earnings">{t('booking.allEarnings')}</Link>}>
      {rows.map(({ id, amount, status }) => (
        <div key={id} className="app-row">
          <span>{formatKes(amount)}</span>
          <CommissionBadge status={status} />
        </div>
      ))}
    </Card>
  );
}
