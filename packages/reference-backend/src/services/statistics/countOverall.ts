import type { AppStats, UserStats } from '@udongo/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Actor, requireUser } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { one } from '../../db/one.ts';
import { queryRows } from '../../db/queryRows.ts';
import { agents, bookings, counties, farmers, notifications } from '../../db/schema.ts';
import { mayCall } from '../../mayCall.ts';
import { farmersOf } from '../people/farmers.ts';
import { countRows } from '../platform/countRows.ts';
import { bookingStatistics } from './bookingStatistics.ts';
import { commissionStatistics } from './commissionStatistics.ts';
import { countParts, plus } from './countParts.ts';
import type { CountRow } from './countRecords.ts';
import { dueStatistics } from './dueStatistics.ts';
import type { KeyName, Statistic, StatisticsFilters } from './Statistic.ts';
import { sampleStatistics } from './sampleStatistics.ts';

/** Counts the service's farmers, bookings and samples. Triggers count large tables, so that every visitor may ask. */
export async function countApp(db: Db): Promise<AppStats> {
  const counted = (table: string) =>
    sql`(select coalesce(sum(change), 0)::integer from row_count_changes where table_name = ${table})`;
  const [stats] = await queryRows<AppStats>(
    db,
    sql`select ${counted('farmers')} as farmers, ${counted('bookings')} as bookings, ${counted('samples')} as samples,
      (select ${countRows} from ${agents}) as agents,
      (select ${countRows} from ${counties}
        where exists (select 1 from ${bookings} where ${bookings.county_id} = ${counties.id})) as counties`,
  );
  return stats ?? { farmers: 0, agents: 0, counties: 0, bookings: 0, samples: 0 };
}

/** The numbers of the caller's own dashboard: counts over what they may see. */
export async function countUser(db: Db, actor: Actor): Promise<UserStats> {
  const booked = await countBy(db, actor, bookingStatistics, 'status');
  const samples = await countBy(db, actor, sampleStatistics);
  const dues = await countBy(db, actor, dueStatistics);
  const seesFarmers = mayCall(actor, 'farmers.list');
  const seesCommissions = mayCall(actor, 'commissions.list');
  const commissions = seesCommissions ? await countBy(db, actor, commissionStatistics, 'status') : [];
  const isOpen = ({ key }: CountRow) => key === 'earned' || key === 'collected';
  return {
    bookings: total(booked),
    bookings_by_status: Object.fromEntries(booked.map(({ key, count }) => [key, count])),
    samples: total(samples),
    reports: booked.find(({ key }) => key === 'report_ready')?.count ?? 0,
    amount_due: sumOf(dues),
    farmers: seesFarmers ? await count(db, sql`${farmers}`, farmersOf(db, actor)) : null,
    commission_due: seesCommissions ? sumOf(commissions.filter(isOpen)) : null,
    unread_notifications: await count(
      db,
      sql`${notifications}`,
      and(eq(notifications.user_id, requireUser(actor)), eq(notifications.is_read, false)),
    ),
  };
}

/** Counts by a key; without one by year. */
async function countBy<Filters extends StatisticsFilters>(
  db: Db,
  actor: Actor,
  statistic: Statistic<Filters>,
  key?: KeyName,
): Promise<CountRow[]> {
  const query = { filters: {} as Filters, interval: 'year' as const };
  const rows = await countParts(db, statistic, { actor, query, by: key ? [key] : [] });
  return rows.filter(({ by }) => by === (key ?? 'period'));
}

const total = (rows: readonly CountRow[]) => rows.reduce((sum, { count }) => sum + count, 0);
const sumOf = (rows: readonly CountRow[]) => rows.reduce((sum, { amount }) => plus(sum, amount), '0.00');

async function count(db: Db, table: SQL, where: SQL | undefined): Promise<number> {
  const counted = one(
    await queryRows<{ count: number }>(
      db,
      sql`select ${countRows} as count from ${table} where ${where ?? sql`true`}`,
    ),
  );
  return counted.count;
}
