import type { CallOptions, Attention as Counts } from '@udongo/sdk';
import { formatNumber } from '@udongo/sdk/values';
import { useCallback, useEffect } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { isNotTheirs } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useHomeText } from './homeTexts.ts';
import type { TellTime } from './useOneTime.ts';
import '../../components/countTiles.css';

type Count = 'to_collect' | 'overdue' | 'unpaid' | 'without_readings' | 'reports_to_send';
/** Seldom there, and not on every service: shown where something waits. */
const seldom = 'reports_to_correct';

interface AttentionProps {
  counts: readonly Count[];
  tellTime: TellTime;
}

/** The counts of work waiting today, each a link to its list; nothing if the server does not count. */
export function Attention({ counts, tellTime }: AttentionProps) {
  const t = useHomeText();
  const { udongo } = useServices();
  const ask = useCallback((_: null, options: CallOptions) => udongo.stats.getAttention(options), [udongo]);
  const { data, error, reload, status } = useLoaded(ask, null);
  const isCounted = data && counts.every((name) => Number.isInteger(data[name]));
  const asOf = isCounted ? data.as_of : undefined;
  useEffect(() => tellTime('attention', asOf), [tellTime, asOf]);
  if (status === 'error' && !isNotTheirs(error)) return <LoadFailure error={error} onRetry={reload} />;
  if (status === 'error' || (data && !isCounted)) return null;
  return (
    <section aria-label={t('attention.title')} aria-busy={!data}>
      <ul className="app-tiles">
        {counts.map((name) => (
          <li key={name} data-late={(data && name === 'overdue' && data[name] > 0) || undefined}>
            {data ? (
              <Link to={toList(name, data)}>
                <strong>{formatNumber(data[name])}</strong> <span>{t(`attention.${name}`)}</span>
              </Link>
            ) : (
              // In its final shape, so that nothing below it moves.
              <div>
                <strong>{'\u2007'}</strong> <span>{t(`attention.${name}`)}</span>
              </div>
            )}
          </li>
        ))}
        {Number(data?.[seldom]) > 0 && (
          <li>
            <Link to="/reports?to_correct=true">
              <strong>{formatNumber(Number(data?.[seldom]))}</strong> <span>{t(`attention.${seldom}`)}</span>
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

/** The list of which a number is the count. */
function toList(name: Count, { today }: Counts): string {
  const lists: Record<Count, [path: string, filters: Record<string, string>]> = {
    to_collect: ['bookings', { status: 'booked', soil_test_date: `${today}..${today}` }],
    overdue: ['bookings', { status: 'booked', is_late: 'true', ordering: 'due_on' }],
    unpaid: ['bookings', { payment: 'unpaid' }],
    without_readings: ['bench', {}],
    reports_to_send: ['bookings', { status: 'report_ready', is_report_sent: 'false' }],
  };
  const [path, filters] = lists[name];
  const search = new URLSearchParams(filters).toString();
  return search ? `/${path}?${search}` : `/${path}`;
}
