import type { Report, ReportSend } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../Actor.ts';
import type { Db } from '../../db/Database.ts';
import { bookings, reportSends, reports } from '../../db/schema.ts';
import { boolean, choice, key, text } from '../../validation/fields.ts';
import { invalid } from '../../validation/issues.ts';
import { allValues, type Reading } from '../../validation/readFields.ts';
import { languages } from '../../values.ts';
import { findAndLockBooking } from '../bookings/lockBooking.ts';
import { markReportReady } from '../bookings/markReportReady.ts';
import { invalidKey, isStorableKey } from '../keys.ts';
import { notify } from '../notifications/notify.ts';
import { ruleVersion } from '../results/rateReading.ts';
import { getBookingResults } from '../results/readResults.ts';
import { getReport } from './readReports.ts';
import { takeSnapshot } from './snapshot.ts';

export const reportFields = {
  booking: key(),
  remarks: text({ max: 2000 }).optional(),
  language: choice(languages).optional(),
  send: boolean().optional(),
};

/**
 * Keeps the results of a verified booking as they are now, for good, and takes the booking to `report_ready`.
 * Errors: throws 400 under `booking` for one that is unknown or not verified, and where a sample has no readings.
 */
export async function createReport(
  db: Db,
  actor: Actor,
  reading: Reading<typeof reportFields>,
  now: Date,
): Promise<Report> {
  const { booking: id, remarks = '', language = 'en', send = false } = allValues(reading);
  const stored = isStorableKey(id) ? await findAndLockBooking(db, actor, id) : undefined;
  if (!stored) throw refuse([invalidKey(id)]);
  const isNewer = stored.row.status === 'report_ready';
  await markReportReady(db, actor, id, now);
  const results = await getBookingResults(db, actor, id, now);
  const empty = results.filter(({ crops, rejected_reason }) => crops.length === 0 && !rejected_reason);
  if (empty.length > 0)
    throw refuse(empty.map(({ sample_code }) => `Sample ${sample_code} has no readings.`));
  if (results.every(({ rejected_reason }) => rejected_reason)) throw refuse(['Every sample is rejected.']);
  const [created] = await db
    .insert(reports)
    .values({
      booking_id: id,
      generated_on: now,
      generated_by_id: actor.userId,
      rule_version: ruleVersion,
      language,
      remarks,
      snapshot: await takeSnapshot(db, stored.row, results, language),
      link: createUuid(),
    })
    .returning({ id: reports.id });
  const reportId = created?.id ?? 0;
  // What was sent before is not this report.
  await db.update(bookings).set({ is_report_sent: false }).where(eq(bookings.id, id));
  // The first report tells the farmer by itself.
  if (send && isNewer)
    await notify(
      db,
      stored.row,
      { notice: 'report_ready' },
      { by: actor.userId, now, ways: ['sms', 'email'] },
    );
  if (send && stored.row.email === '')
    await keepSends(db, reportId, [{ channel: 'email', outcome: 'no_address' }], actor, now);
  return getReport(db, actor, reportId);
}

type Attempt = Pick<ReportSend, 'channel' | 'outcome'>;

/** Keeps what became of each attempt, for good. */
export async function keepSends(
  db: Db,
  reportId: number,
  attempts: readonly Attempt[],
  { userId }: Actor,
  now: Date,
): Promise<void> {
  await db
    .insert(reportSends)
    .values(
      attempts.map((attempt) => ({ ...attempt, report_id: reportId, sent_on: now, sent_by_id: userId })),
    );
}

function refuse(messages: string[]) {
  return invalid(messages.map((message) => ({ path: ['booking'], message })));
}
