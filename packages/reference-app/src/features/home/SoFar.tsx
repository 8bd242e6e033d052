import type { CallOptions, UserStats } from '@udongo/sdk';
import { formatKes, formatNumber } from '@udongo/sdk/values';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { isNotTheirs, unlessNotTheirs } from '../../lib/isNotOffered.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useHomeText } from './homeTexts.ts';
import '../../components/countTiles.css';
import '../../components/priceList.css';

type Totals = Pick<UserStats, 'bookings' | 'samples' | 'reports' | 'amount_due' | 'farmers'> & {
  /** The same number as on the page of earnings; null where there are none. */
  can_request: string | null;
};
type Name = keyof Totals;

/** The numbers of each role, in the order of its work. */
const shown = {
  farmer: ['bookings', 'samples', 'reports', 'amount_due'],
  agent: ['farmers', 'bookings', 'reports', 'amount_due', 'can_request'],
} as const satisfies Record<string, readonly Name[]>;

/** The page with the records that a number counts. */
const pages = {
  bookings: { screen: 'bookings', filters: '' },
  samples: { screen: 'samples', filters: '' },
  reports: { screen: 'bookings', filters: '?status=report_ready' },
  amount_due: { screen: 'bookings', filters: '?payment=unpaid' },
  farmers: { screen: 'farmers', filters: '' },
  can_request: { screen: 'earnings', filters: '' },
} as const satisfies Record<Name, { screen: string; filters: string }>;

/** A person's totals, such as tested samples and open payments. Nothing if the service does not count, or before the first record. */
export function SoFar({ role }: { role: keyof typeof shown }) {
  const t = useHomeText();
  const { udongo, config } = useServices();
  const hasEarnings = role === 'agent' && !config.withoutScreens.includes('earnings');
  const ask = useCallback(
    async (_: null, options: CallOptions): Promise<Totals> => {
      const [stats, balance] = await Promise.all([
        udongo.stats.getUser(options),
        hasEarnings ? unlessNotTheirs(udongo.commissions.getBalance({}, options)) : null,
      ]);
      return { ...stats, can_request: balance?.earned ?? null };
    },
    [udongo, hasEarnings],
  );
  const { data, error, reload, status } = useLoaded(ask, null);
  if (status === 'error' && !isNotTheirs(error)) return <LoadFailure error={error} onRetry={reload} />;
  if (status === 'error' || (data && !(data.bookings > 0 || Number(data.farmers) > 0))) return null;
  const names = shown[role].filter((name) =>
    data ? data[name] != null : name !== 'can_request' || hasEarnings,
  );
  return (
    <section className="app-section" aria-labelledby="so-far" aria-busy={!data}>
      <h2 id="so-far">{t('soFar.title')}</h2>
      <ul className="app-tiles" data-amounts="">
        {names.map((name) => {
          const { screen, filters } = pages[name];
          const isLeftOut = config.withoutScreens.some((left) => left === screen);
          const content = (
            <>
              {/* In its final shape before the answer, so that nothing below it moves. */}
              <strong data-amount={isAmount(name) || undefined}>
                {data ? toText(name, data) : '\u2007'}
              </strong>{' '}
              <span>{name === 'can_request' ? t('commission.canRequest') : t(`soFar.${name}`)}</span>
            </>
          );
          return (
            <li key={name}>
              {data && !isLeftOut ? <Link to={`/${screen}${filters}`}>{content}</Link> : <div>{content}</div>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function toText(name: Name, stats: Totals): string {
  return isAmount(name) ? formatKes(stats[name]) : formatNumber(stats[name]);
}

function isAmount(name: Name): boolean {
  return name === 'amount_due' || name === 'can_request';
}
