import type { Attention } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, gt, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, reports, samples } from '../../db/schema.ts';
import { seesAll } from '../../mayCall.ts';
import { isToCorrect } from '../laboratory/reports/withdrawnReports.ts';
import { samplesOf } from '../laboratory/samples/listSamples.ts';
import { bookingFilters } from '../money/inBookings.ts';
import { bookingsOf } from '../people/bookingsOf.ts';
import { toCondition } from '../platform/list.ts';
import { toInstant } from '../platform/toInstant.ts';

/** Counts the records that wait for somebody today, among those that the caller may see; by the filters of the lists that show them. */
export async function countAttention(db: Db, actor: Actor, now: Date): Promise<Attention> {
  const today = todayInNairobi(now);
  const count = async (where: SQL | undefined) => {
    const total = await db.$count(bookings, and(bookingsOf(db, actor), where));
    return total;
  };
  const booked = eq(bookings.status, 'booked');
  const late = toCondition(bookingFilters, { is_late: { is: true, today } });
  // Gives the same answer as the list's filters, from indexes only: a short list of bookings where the filters look at each
  // sample's booking.
  const notToday = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(or(eq(bookings.status, 'canceled'), and(booked, gt(bookings.soil_test_date, today))));
  const toMeasure = await db.$count(
    samples,
    and(
      samplesOf(db, actor),
      or(isNull(samples.pH), isNotNull(samples.repeat_asked_on)),
      isNull(samples.rejected_reason),
      isNotNull(samples.received_on),
      notInArray(samples.booking_id, notToday),
    ),
  );
  return {
    today,
    as_of: toInstant(now),
    to_collect: await count(and(booked, eq(bookings.soil_test_date, today))),
    overdue: await count(and(booked, late)),
    late: await count(late),
    unpaid: await count(toCondition(bookingFilters, { payment: 'unpaid' })),
    without_readings: toMeasure,
    reports_to_send: await count(
      toCondition(bookingFilters, { status: 'report_ready', is_report_sent: false }),
    ),
    ...(seesAll(actor, 'reports.list') && {
      reports_to_correct: await db.$count(reports, isToCorrect),
    }),
  };
}
