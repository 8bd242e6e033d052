import { getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import {
  bookings,
  changedDays,
  commissions,
  dayCounts,
  dayCountsVersion,
  monthCounts,
  payments,
} from '../../db/schema.ts';
import type { DayFilters } from '../platform/dayConditions.ts';
import { dayOf } from '../platform/dayConditions.ts';
import { sha256 } from '../platform/sha256.ts';
import { bookingStatistics } from './bookingStatistics.ts';
import { firstOfMonth, readChangedDays, toRanges } from './changedDays.ts';
import { commissionStatistics } from './commissionStatistics.ts';
import { amountOf, type DayRange, namedKey } from './countRecords.ts';
import { dueStatistics } from './dueStatistics.ts';
import { paymentStatistics } from './paymentStatistics.ts';
import type { Rollups, Statistic } from './Statistic.ts';
import { sampleStatistics } from './sampleStatistics.ts';

/** A statistic that is counted beforehand, whatever else it can be asked. */
type Rolled = Omit<Statistic, 'where' | 'scope'> & {
  where: (filters: DayFilters) => SQL | undefined;
  rollups?: Rollups;
};

const rolled: readonly Rolled[] = [
  bookingStatistics,
  dueStatistics,
  sampleStatistics,
  paymentStatistics,
  commissionStatistics,
];

/** Number of days that are counted in one transaction. */
const daysAtOnce = 100;

/** Name of the present way to count days. When it changes, such as with new prices, everything is counted again. */
export const dayCountsVersionNow = sha256(
  [...rolled.map((statistic) => toInsert(statistic, [])), toMonths([])]
    .map((statement) => JSON.stringify(new PgDialect().sqlToQuery(statement)))
    .join(),
);

/** The present time while days wait, or were all counted in another way. */
export function changedDaysDue(now: Date): SQL {
  return sql`select ${now}::timestamptz where exists (select 1 from ${changedDays})
    or not exists (select 1 from ${dayCountsVersion} where ${dayCountsVersion.version} = ${dayCountsVersionNow})`;
}

/**
 * Counts changed days again, the oldest first. A change that is committed in the meantime has its own rows in the queue, and the day
 * stays in it: it is counted from its records until the next run.
 */
export async function countChangedDays({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await db.inTransaction(async (transaction) => {
    // Two that count one day at a time would both store it.
    const [lock] = await queryRows<{ is_free: boolean }>(
      transaction,
      sql`select pg_try_advisory_xact_lock(hashtext('day_counts')) as is_free`,
    );
    if (!lock?.is_free) return;
    if (!(await readChangedDays(transaction, dayCountsVersionNow))) await queueAllDays(transaction);
    const days = await takeDays(transaction);
    if (days.length === 0) return;
    const wanted = `{${days}}`;
    await transaction.execute(sql`delete from ${dayCounts} where ${dayCounts.day} = any (${wanted}::date[])`);
    for (const statistic of rolled) await transaction.execute(toInsert(statistic, toRanges(days)));
    const months = [...new Set(days.map(firstOfMonth))];
    await transaction.execute(sql`delete from ${monthCounts} where ${inArray(monthCounts.day, months)}`);
    await transaction.execute(toMonths(months));
  });
}

async function queueAllDays(db: Db): Promise<void> {
  await db.execute(sql`insert into ${changedDays} (day)
    select ${bookings.soil_test_date} from ${bookings}
    union select ${dayOf(payments.created_on)} from ${payments}
    union select ${dayOf(commissions.created_on)} from ${commissions}
    union select ${dayCounts.day} from ${dayCounts}`);
  await db.delete(dayCountsVersion);
  await db.insert(dayCountsVersion).values({ version: dayCountsVersionNow });
}

/** Takes days from the queue, before they are counted: a change that the count misses comes after this statement. */
async function takeDays(db: Db): Promise<string[]> {
  const taken = await queryRows<{ day: string }>(
    db,
    sql`delete from ${changedDays} where ${changedDays.day} in (
        select distinct day from ${changedDays} order by day limit ${daysAtOnce})
      returning ${changedDays.day}::text as day`,
  );
  return [...new Set(taken.map(({ day }) => day))].sort();
}

/** Counts the records of these days by each of the statistic's rollups. */
function toInsert(statistic: Rolled, ranges: readonly DayRange[]): SQL {
  const { statistic: name, by } = statistic.rollups ?? { statistic: '', by: [] };
  const keys = [...new Set(by.flat())];
  const list = (names: readonly string[]) =>
    sql.join(
      names.map((column) => sql.identifier(column)),
      sql`, `,
    );
  const sets = by.map((columns) => sql`(${list(['day', ...columns])})`);
  // For a key that a set leaves out, grouping() gives 1: together these bits name the set.
  const mask = (columns: readonly string[]) =>
    keys.reduce((bits, key) => 2 * bits + (columns.includes(key) ? 0 : 1), 0);
  const rollup =
    keys.length === 0
      ? sql`0`
      : sql`case grouping(${list(keys)}) ${sql.join(
          by.map((columns, index) => sql`when ${mask(columns)} then ${index}::integer`),
          sql` `,
        )} end`;
  return sql`
    with records as (
      select ${sql.join(
        [sql`${statistic.day} as day`, ...keys.map((key) => namedKey(statistic, key)), amountOf(statistic)],
        sql`, `,
      )} from ${statistic.from} where ${or(...ranges.map(statistic.where)) ?? sql`true`}
    )
    insert into ${dayCounts} (statistic, rollup, ${list(['day', ...keys, 'count', 'amount'])})
    select ${name}, ${rollup}, ${list(['day', ...keys])}, count(*), sum(amount)
    from records group by grouping sets (${sql.join(sets, sql`, `)})`;
}

/** Adds up the counts of the days of these months. */
function toMonths(months: readonly string[]): SQL {
  const { count, amount, day, ...keys } = getTableColumns(dayCounts);
  const columns = sql.join(
    Object.values(keys).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const isIn = months.map(
    (month) => sql`${day} >= ${month} and ${day} < ${month}::date + interval '1 month'`,
  );
  return sql`
    insert into ${monthCounts} (${columns}, day, count, amount)
    select ${columns}, date_trunc('month', ${day})::date as month, sum(${count}), sum(${amount})
    from ${dayCounts} where ${or(...isIn) ?? sql`true`} group by ${columns}, month`;
}
