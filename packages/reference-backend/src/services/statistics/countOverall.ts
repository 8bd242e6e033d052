import type { AppStats, UserStats } from '@udongo/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { agents, bookings, commissions, counties, farmers, notifications, samples } from '../../db/schema.ts';
import { bookingsOf } from '../bookings/bookingsOf.ts';
import { commissionsOf } from '../commissions/listCommissions.ts';
import { countRows } from '../countRows.ts';
import { farmersOf } from '../farmers.ts';
import { samplesOf } from '../samples/listSamples.ts';
import { priceOfBooking } from './parts.ts';

/** What the service has done so far; large tables are counted by their triggers, so that every visitor may ask. */
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

/** The numbers of the asker's own dashboard: counts over what they may see. */
export async function countUser(db: Db, actor: Actor): Promise<UserStats> {
  const statuses = await db
    .select({ status: bookings.status, count: countRows })
    .from(bookings)
    .where(bookingsOf(db, actor))
    .groupBy(bookings.status);
  const byStatus = Object.fromEntries(statuses.map(({ status, count }) => [status, count]));
  const isUnpaid = and(bookingsOf(db, actor), eq(bookings.paid, false), eq(bookings.canceled, false));
  const seesOthers = actor.role !== 'farmer';
  const isOpen = sql`${commissions.status} in ('earned', 'collected')`;
  return {
    bookings: statuses.reduce((sum, { count }) => sum + count, 0),
    bookings_by_status: byStatus,
    samples: await count(db, sql`${samples}`, samplesOf(db, actor)),
    reports: byStatus.report_ready ?? 0,
    amount_due: await sumOf(
      db,
      sql`${bookings}`,
      sql`greatest(0, ${priceOfBooking} - ${bookings.amount_paid})`,
      isUnpaid,
    ),
    farmers: seesOthers ? await count(db, sql`${farmers}`, farmersOf(actor)) : null,
    commission_due: seesOthers
      ? await sumOf(db, sql`${commissions}`, sql`${commissions.amount}`, and(commissionsOf(actor), isOpen))
      : null,
    unread_notifications: await count(
      db,
      sql`${notifications}`,
      and(eq(notifications.user_id, actor.userId ?? 0), eq(notifications.is_read, false)),
    ),
  };
}

async function count(db: Db, table: SQL, where: SQL | undefined): Promise<number> {
  const [total] = await queryRows<{ count: number }>(
    db,
    sql`select ${countRows} as count from ${table} where ${where ?? sql`true`}`,
  );
  return total?.count ?? 0;
}

async function sumOf(db: Db, table: SQL, amount: SQL, where: SQL | undefined): Promise<string> {
  const [total] = await queryRows<{ sum: string }>(
    db,
    sql`select coalesce(sum(${amount}), 0)::numeric(14, 2)::text as sum from ${table} where ${where ?? sql`true`}`,
  );
  return total?.sum ?? '0.00';
}
