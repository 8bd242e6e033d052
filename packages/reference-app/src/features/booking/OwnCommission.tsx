import type { Booking, CallOptions } from '@udongo/sdk';
import { formatKes } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { CommissionBadge } from '../../components/commission/CommissionBadge.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useOwnCommissionText } from './ownCommissionTexts.ts';

interface OwnCommissionProps {
  booking: Booking;
  /** User id of the agent. */
  agent: number;
}

/**
 * Commission of an agent for a booking, or what it waits for, or why there is none. Draws nothing if the service has no commissions, or
 * does not say who is credited.
 */
export function OwnCommission({ booking, agent }: OwnCommissionProps) {
  const t = useOwnCommissionText();
  const { udongo } = useServices();
  const ask = useCallback(
    (wanted: number, options: CallOptions) =>
      udongo.commissions.list({ booking: wanted, limit: 20 }, options),
    [udongo],
  );
  const { data } = useLoaded(ask, booking.id);
  // A service that does not know the filter answers those of all bookings.
  const rows = data?.results.filter((row) => row.booking === booking.id) ?? [];
  const reason = explain(booking, agent);
  if (!data || (rows.length === 0 && !reason)) return null;
  return (
    <Card title={t('ownCommission.title')} actions={<Link to="/earnings">{t('ownCommission.all')}</Link>}>
      {rows.map(({ id, amount, status }) => (
        <div key={id} className="app-row">
          <span>{formatKes(amount)}</span>
          <CommissionBadge status={status} />
        </div>
      ))}
      {rows.length === 0 && reason && <p>{t(reason)}</p>}
    </Card>
  );
}

/** Names the text for a booking without commission; undefined where nothing is certain. */
function explain({ paid, canceled, referrer_agent, referrer_verified }: Booking, agent: number) {
  if (canceled || referrer_verified === undefined) return undefined;
  if (referrer_agent !== agent) return 'ownCommission.notReferred';
  if (!referrer_verified) return 'ownCommission.claimed';
  return paid ? undefined : 'ownCommission.toCome';
}
