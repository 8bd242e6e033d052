import type { Statistics } from '@udongo/sdk';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { toInstant } from '../platform/toInstant.ts';
import { countParts, plus } from './countParts.ts';
import { fillSeries } from './fillSeries.ts';
import type { Breakdown, Statistic, StatisticsFilters, StatisticsQuery } from './Statistic.ts';

type Group = Statistics['breakdowns'][number]['groups'][number];

/**
 * Counts records: all of them, by period and by each breakdown.
 * Errors: throws 400 for more periods than a chart can show.
 */
export async function countStatistic<Filters extends StatisticsFilters>(
  db: Db,
  statistic: Statistic<Filters>,
  { actor, now, query }: { actor: Actor; now: Date; query: StatisticsQuery<Filters> },
): Promise<Statistics> {
  const by = statistic.breakdowns.map((breakdown) => breakdown.by);
  const rows = await countParts(db, statistic, { actor, query, by });
  const of = (name: (typeof rows)[number]['by']) =>
    rows
      .filter((row) => row.by === name)
      .map(({ key, count, amount }) => ({ key, count, amount: statistic.amount ? amount : null }));
  const periods = of('period')
    .map(({ key, ...counted }) => ({ period: key, ...counted }))
    .sort((a, b) => a.period.localeCompare(b.period));
  const breakdowns = [];
  // A connection takes one query at a time.
  for (const breakdown of statistic.breakdowns) {
    const groups = of(breakdown.by).map((group) => ({ ...group, label: '' }));
    breakdowns.push({ by: breakdown.by, groups: await name(db, breakdown, groups) });
  }
  return {
    as_of: toInstant(now),
    count: periods.reduce((sum, { count }) => sum + count, 0),
    amount: statistic.amount ? periods.reduce((sum, { amount }) => plus(sum, amount ?? '0'), '0.00') : null,
    series: fillSeries(periods, query, statistic.amount ? '0.00' : null),
    breakdowns,
  };
}

/** The groups with their names, the largest first. */
async function name(db: Db, { labels }: Breakdown, groups: Group[]): Promise<Group[]> {
  const ids = groups.flatMap(({ key }) => (key === '' ? [] : [Number(key)]));
  const found = typeof labels === 'function' && ids.length > 0 ? await labels(db, ids) : undefined;
  const labelOf = (key: string) =>
    (typeof labels === 'function' ? found?.get(Number(key)) : labels[key]) ?? (key || 'Not given');
  return groups
    .map((group) => ({ ...group, label: labelOf(group.key) }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}
