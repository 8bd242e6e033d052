import { todayInNairobi } from '@udongo/sdk/values';
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, not, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers, reports, type Snapshot, sentReminders, users } from '../../db/schema.ts';
import { isDaytime } from '../messages/daytime.ts';
import type { Notice } from '../messages/notifications/notices.ts';
import { notify } from '../messages/notifications/notify.ts';
import { withdrawnVersions } from './results/rateReading.ts';

type Booking = typeof bookings.$inferSelect;

const dayMs = 86_400_000;
/** Most reminders of one kind in one run; the next run continues. */
const atMost = 500;
/** A report that is older is a reason to test again, and none to lime. */
const reportYears = 3;
/** The months before the long and the short rains. */
const limeMonths = new Set(['02', '09']);

/** Writes the reminders that are due, each once, by day. The sender checks again whether each is still true. */
export async function writeReminders({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  if (!isDaytime(now)) return;
  await db.inTransaction(async (transaction) => {
    await remindOfTomorrow(transaction, now);
    await remindToTestAgain(transaction, now);
    await remindToLime(transaction, now);
  });
}

async function remindOfTomorrow(db: Db, now: Date): Promise<void> {
  const day = todayInNairobi(new Date(now.getTime() + dayMs));
  const due = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.soil_test_date, day),
        eq(bookings.status, 'booked'),
        // A person who booked a moment ago needs no reminder.
        lt(bookings.created_on, new Date(now.getTime() - dayMs / 2)),
        notReminded('day_before', sql`${bookings.id} || ':' || ${bookings.soil_test_date}`),
      ),
    )
    .limit(atMost);
  for (const booking of due) {
    await remindOnce(db, `day_before:${booking.id}:${day}`, booking, { notice: 'day_before', day }, now);
  }
}

async function remindToTestAgain(db: Db, now: Date): Promise<void> {
  const due = await newestReports(db, now, {
    where: and(lt(reports.generated_on, yearsBefore(now)), notReminded('retest', sql`${bookings.id}`)),
  });
  for (const { booking } of due) {
    const notice = { notice: 'retest', day: booking.soil_test_date } as const;
    await remindOnce(db, `retest:${booking.id}`, booking, notice, now);
  }
}

async function remindToLime(db: Db, now: Date): Promise<void> {
  const month = todayInNairobi(now).slice(0, 7);
  if (!limeMonths.has(month.slice(5))) return;
  const due = await newestReports(db, now, {
    where: and(
      gt(reports.generated_on, yearsBefore(now)),
      notInArray(reports.rule_version, [...withdrawnVersions]),
      isNull(reports.withdrawn_on),
      notReminded('lime', sql`${bookings.id} || ':' || ${month}`),
      notReminded('no_lime', sql`${reports.id} || ':' || ${month}`),
    ),
  });
  for (const { booking, report, snapshot } of due) {
    // The next run has other reports to look at; a corrected one is another.
    if (advisesLime(snapshot)) {
      await remindOnce(db, `lime:${booking.id}:${month}`, booking, { notice: 'lime' }, now);
    } else await keepOnce(db, `no_lime:${report}:${month}`, now);
  }
}

/** The newest report that was given of each booking whose farmer agreed to reminders and has booked nothing since. */
function newestReports(db: Db, now: Date, { where }: { where: ReturnType<typeof and> }) {
  const later = alias(bookings, 'later');
  const newer = alias(reports, 'newer');
  return db
    .select({ booking: bookings, report: reports.id, snapshot: reports.snapshot })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.booking_id))
    .innerJoin(farmers, eq(farmers.id, bookings.farmer_id))
    .innerJoin(users, eq(users.id, farmers.user_id))
    .where(
      and(
        where,
        eq(bookings.status, 'report_ready'),
        isNotNull(reports.given_on),
        isNull(reports.revoked_on),
        sql`${users.reminders_agreed_on} <= ${now.toISOString()}::timestamptz`,
        not(
          sql`exists (${db
            .select({ id: later.id })
            .from(later)
            .where(
              and(
                eq(later.farmer_id, bookings.farmer_id),
                gt(later.created_on, bookings.created_on),
                ne(later.status, 'canceled'),
              ),
            )})`,
        ),
        not(
          sql`exists (${db
            .select({ id: newer.id })
            .from(newer)
            .where(
              and(
                eq(newer.booking_id, bookings.id),
                gt(newer.id, reports.id),
                isNotNull(newer.given_on),
                isNull(newer.revoked_on),
              ),
            )})`,
        ),
      ),
    )
    .orderBy(desc(reports.id))
    .limit(atMost);
}

/** Whether this farmer's report advises lime for a main crop. */
function advisesLime({ results }: Snapshot): boolean {
  return results.some(({ crops }) =>
    crops.some(
      ({ is_main, actions = [] }) =>
        is_main && actions.some(({ product, kg_high }) => product === 'lime' && (kg_high ?? 0) > 0),
    ),
  );
}

function yearsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(now.getUTCFullYear() - reportYears);
  return before;
}

function notReminded(what: string, about: ReturnType<typeof sql>) {
  return sql`not exists (select 1 from ${sentReminders} where ${sentReminders.key} = ${`${what}:`} || ${about})`;
}

/** Writes a reminder once, even if two processes try at the same time. */
async function remindOnce(db: Db, key: string, booking: Booking, notice: Notice, now: Date): Promise<void> {
  if (await keepOnce(db, key, now)) await notify(db, booking, notice, { by: null, now });
}

/** Whether nobody has kept this key before. */
async function keepOnce(db: Db, key: string, now: Date): Promise<boolean> {
  const kept = await db.insert(sentReminders).values({ key, told_on: now }).onConflictDoNothing().returning();
  return kept.length > 0;
}
