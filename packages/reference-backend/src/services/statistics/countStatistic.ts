import type { Statistics } from '@udongo/sdk';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { toInstant } from '../toInstant.ts';
import { fillSeries } from './fillSeries.ts';
import type { Breakdown, Statistic, StatisticsFilters, StatisticsQuery } from './Statistic.ts';

/** One group of one grouping: of everything, of a period, or of a breakdown's key. */
interface Row {
  /** A bit for each column that is not grouped by, the period's the highest. */
  mask: number;
  period: string | null;
  keys: (string | null)[];
  count: number;
  amount: string;
}

type Group = Statistics['breakdowns'][number]['groups'][number];

/**
 * Counts records in one pass: all of them, by period and by each breakdown.
 * Errors: throws 400 for more periods than a chart can show.
 */
export async function countStatistic<Filters extends StatisticsFilters>(
  db: Db,
  statistic: Statistic<Filters>,
  { actor, now, query }: { actor: Actor; now: Date; query: StatisticsQuery<Filters> },
): Promise<Statistics> {
  const rows = await queryRows<Row>(db, toQuery(db, statistic, actor, query));
  const columns = statistic.breakdowns.length + 1;
  const all = 2 ** columns - 1;
  const groupedBy = (column: number) => rows.filter(({ mask }) => mask === all - 2 ** (columns - 1 - column));
  const amountOf = ({ amount }: Row) => (statistic.amount ? amount : null);
  const total = rows.find(({ mask }) => mask === all);
  const series = groupedBy(0).map((row) => ({
    period: row.period ?? '',
    count: row.count,
    amount: amountOf(row),
  }));
  const breakdowns = await Promise.all(
    statistic.breakdowns.map(async (breakdown, index) => ({
      by: breakdown.by,
      groups: await name(
        db,
        breakdown,
        groupedBy(index + 1).map((row) => ({
          key: row.keys[index] ?? '',
          label: '',
          count: row.count,
          amount: amountOf(row),
        })),
      ),
    })),
  );
  return {
    as_of: toInstant(now),
    count: total?.count ?? 0,
    amount: total ? amountOf(total) : null,
    series: fillSeries(series, query, statistic.amount ? '0.00' : null),
    breakdowns,
  };
}

function toQuery<Filters extends StatisticsFilters>(
  db: Db,
  { from, day, amount = sql`0`, scope, where, breakdowns }: Statistic<Filters>,
  actor: Actor,
  { filters, interval }: StatisticsQuery<Filters>,
): SQL {
  const names = breakdowns.map((_, index) => sql.identifier(`key_${index}`));
  const keys = breakdowns.map(({ key }, index) => sql`coalesce((${key})::text, '') as ${names[index]}`);
  const columns = [sql`period`, ...names];
  const list = (parts: SQL[] | typeof columns) => sql.join([...parts], sql`, `);
  const sets = [sql`()`, ...columns.map((column) => sql`(${column})`)];
  return sql`
    with records as (
      select date_trunc(${interval}, (${day})::timestamp)::date as period, (${amount})::numeric as amount, ${list(keys)}
      from ${from} where ${and(scope(db, actor), where(filters)) ?? sql`true`}
    )
    select grouping(${list(columns)})::integer as mask, period::text as period, array[${list(names)}] as keys,
      count(*)::integer as count, coalesce(sum(amount), 0)::numeric(14, 2)::text as amount
    from records group by grouping sets (${list(sets)}) order by period`;
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
