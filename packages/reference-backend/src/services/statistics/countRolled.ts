import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { type Counting, type CountRow, sumBy } from './countRecords.ts';
import type { Rollups, StatisticsFilters } from './Statistic.ts';
import { type Source, toSources } from './toSources.ts';

type Column = CountRow['by'];
/** The rollup that answers each part of a question: the periods, and each grouping. */
type Plan = Map<Column, number>;

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

/** Adds up the counts of months and days, those left out that have changed since. */
export function countRolled<Filters extends StatisticsFilters>(
  db: Db,
  statistic: string,
  plan: Plan,
  { query: { filters, interval } }: Counting<Filters>,
  changedDays: readonly string[],
): Promise<CountRow[]> {
  const { date_after, date_before, ...others } = filters;
  const { byDay, byMonth } = toSources({ date_after, date_before }, changedDays);
  const isFine = (column: Column) => column === 'period' && (interval === 'day' || interval === 'week');
  const asked = Object.entries(others).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.identifier(name)} = ${String(value)}`],
  );
  const count = (rollup: number, columns: readonly Column[], sources: readonly Source[]) => {
    const keys = columns.map((column) =>
      column === 'period'
        ? sql`date_trunc(${interval}, day::timestamp)::date as period`
        : sql.identifier(column),
    );
    const rows = sources.map(
      ({ table, where }) => sql`select ${sql.join(keys, sql`, `)}, count, amount from ${table}
        where ${and(eq(table.statistic, statistic), eq(table.rollup, rollup), where, ...asked)}`,
    );
    return columns.length === 0 ? [] : [sumBy(columns, sql.join(rows, sql` union all `))];
  };
  const parts = [...new Set(plan.values())].flatMap((rollup) => {
    const columns = [...plan].flatMap(([by, found]) => (found === rollup ? [by] : []));
    return [
      ...count(rollup, columns.filter(isFine), byDay),
      ...count(
        rollup,
        columns.filter((column) => !isFine(column)),
        byMonth,
      ),
    ];
  });
  return queryRows<CountRow>(db, sql.join(parts, sql` union all `));
}
