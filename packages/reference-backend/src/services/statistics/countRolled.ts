import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { dayCounts } from '../../db/schema.ts';
import { type Counting, type CountRow, sumBy } from './countRecords.ts';
import type { RollupKey, Rollups, StatisticsFilters } from './Statistic.ts';

/** The rollup that answers each part of a question: the periods, and each grouping. */
type Plan = Map<CountRow['by'], number>;

/** Finds a rollup for each part; undefined where one has none: then the records are counted. */
export function planRollups<Filters extends StatisticsFilters>(
  rollups: Rollups | undefined,
  { query, by }: Counting<Filters>,
): Plan | undefined {
  const { date_after, date_before, ...filters } = query.filters;
  const asked = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  const plan: Plan = new Map();
  for (const part of ['period', ...by] as const) {
    const needed = part === 'period' ? asked : [...asked, part];
    const found = rollups?.by.findIndex((keys) => needed.every((name) => keys.some((key) => key === name)));
    if (found === undefined || found < 0) return undefined;
    plan.set(part, found);
  }
  return plan;
}

/** Adds up the counts of days, those left out that have changed since. */
export function countRolled<Filters extends StatisticsFilters>(
  db: Db,
  statistic: string,
  plan: Plan,
  { query: { filters, interval } }: Counting<Filters>,
  changedDays: readonly string[],
): Promise<CountRow[]> {
  const { date_after, date_before, ...others } = filters;
  const asked = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${dayCounts[name as RollupKey]} = ${String(value)}`],
  );
  const days = and(
    date_after === undefined ? undefined : sql`${dayCounts.day} >= ${date_after}`,
    date_before === undefined ? undefined : sql`${dayCounts.day} <= ${date_before}`,
    changedDays.length > 0 ? sql`${dayCounts.day} <> all (${`{${changedDays}}`}::date[])` : undefined,
  );
  const parts = [...new Set(plan.values())].map((rollup) => {
    const columns = [...plan].flatMap(([by, found]) => (found === rollup ? [by] : []));
    const keys = columns.map((by) =>
      by === 'period'
        ? sql`date_trunc(${interval}, ${dayCounts.day}::timestamp)::date as period`
        : sql`${dayCounts[by as RollupKey]}`,
    );
    const where = and(eq(dayCounts.statistic, statistic), eq(dayCounts.rollup, rollup), days, ...asked);
    const records = sql`select ${sql.join(keys, sql`, `)}, count, amount from ${dayCounts} where ${where}`;
    return sumBy(columns, records);
  });
  return queryRows<CountRow>(db, sql.join(parts, sql` union all `));
}
