import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import type { DayFilters } from '../platform/dayConditions.ts';
import type { KeyName, Statistic, StatisticsFilters, StatisticsQuery } from './Statistic.ts';

/** Number of records in a period, or under a key of a grouping. */
export interface CountRow {
  by: 'period' | KeyName;
  /** The first day of the period, or the key; '' is none. */
  key: string;
  count: number;
  amount: string;
}

export interface Counting<Filters extends object> {
  actor: Actor;
  query: StatisticsQuery<Filters>;
  /** Keys by which records are grouped beside periods. */
  by: readonly KeyName[];
}

type Name = ReturnType<typeof sql.identifier>;

/** Days from the first to the last, both included. */
export type DayRange = Required<{ [Key in keyof DayFilters]: string }>;

/** Counts the records themselves in one pass, by period and by each key; of some days only where ranges are given. */
export function countRecords<Filters extends StatisticsFilters>(
  db: Db,
  statistic: Statistic<Filters>,
  { actor, query: { filters, interval }, by }: Counting<Filters>,
  ranges?: readonly DayRange[],
): Promise<CountRow[]> {
  const { from, scope, where } = statistic;
  const days = ranges && or(...ranges.map((range) => where({ ...filters, ...range })));
  const columns = ['period', ...by];
  const keys = by.map((name) => namedKey(statistic, name));
  const period = sql`date_trunc(${interval}, (${statistic.day})::timestamp)::date as period`;
  const records = sql`select ${sql.join([period, ...keys, sql`1 as count`, amountOf(statistic)], sql`, `)}
    from ${from} where ${and(scope(db, actor), where(filters), days) ?? sql`true`}`;
  return queryRows<CountRow>(db, sumBy(columns, records));
}

/** Adds up count and amount by each of these columns, in one pass. */
export function sumBy(columns: readonly string[], records: SQL): SQL {
  const each = (write: (column: Name, name: string) => SQL, separator = sql`, `) =>
    sql.join(
      columns.map((name) => write(sql.identifier(name), name)),
      separator,
    );
  return sql`
    select case 0 ${each((column, name) => sql`when grouping(${column}) then ${name}`, sql` `)} end as by,
      case 0 ${each((column) => sql`when grouping(${column}) then coalesce(${column}::text, '')`, sql` `)} end as key,
      sum(count)::integer as count, sum(amount)::numeric(14, 2)::text as amount
    from (${records}) as records group by grouping sets (${each((column) => sql`(${column})`)})`;
}

/** The key of a record under its name; null is none. */
export function namedKey({ keys }: Pick<Statistic, 'keys'>, name: KeyName): SQL {
  return sql`${keys[name] ?? sql`null`} as ${sql.identifier(name)}`;
}

export function amountOf({ amount = sql`0` }: Pick<Statistic, 'amount'>): SQL {
  return sql`(${amount})::numeric as amount`;
}
