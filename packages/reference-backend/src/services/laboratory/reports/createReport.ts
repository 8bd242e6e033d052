import type { Language, Report } from '@udongo/sdk';
import { createUuid } from '@udongo/sdk/values';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { one } from '../../../db/one.ts';
import { bookings, reports } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';
import { boolean, choice, key, text } from '../../../validation/fields.ts';
import { invalid } from '../../../validation/issues.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { invalidKey } from '../../../validation/storable.ts';
import { languages } from '../../../values.ts';
import { findAndLockBooking } from '../../bookings/lockBooking.ts';
import { markReportReady } from '../../bookings/markReportReady.ts';
import { ruleVersion } from '../results/rateReading.ts';
import { getBookingResults } from '../results/readResults.ts';
import { withdrawalFields } from './changeReports.ts';
import { isSameResults } from './isSameResults.ts';
import { getReport } from './readReports.ts';
import { hasNewer, pressMs, tellOfReport } from './sendReport.ts';
import { takeSnapshot } from './snapshot.ts';

export const reportFields = {
  booking: key(),
  remarks: text({ max: 2000 }).optional(),
  language: choice(languages).optional(),
  send: boolean().optional(),
};

export const amendmentFields = {
  ...withdrawalFields,
  remarks: reportFields.remarks,
  language: reportFields.language,
};

/**
 * Makes a report that takes the place of this one, for a reason that the farmer reads. The earlier one stays as it was; nobody is
 * notified.
 * Errors: throws 404, 409 for a report that is not the newest of its booking, and 400 as `createReport`.
 */
export async function amendReport(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof amendmentFields>,
  now: Date,
): Promise<Report> {
  const { reason, ...others } = allValues(reading);
  const { booking, language, remarks } = await getReport(db, actor, id);
  await findAndLockBooking(db, actor, booking);
  if (await hasNewer(db, { booking, id })) {
    throw conflict('This booking has a newer report. Change that one.');
  }
  return store(db, actor, { booking, language, remarks, ...others, reason }, now);
}

/**
 * Stores the results of a verified booking as they are now, for good, and takes the booking to `report_ready`. Before the report is
 * sent, only staff see it and nobody is notified. With `send`, two people at once make one report and one message.
 * Errors: throws 400 under `booking` for one that is unknown or not verified, and where a sample has no readings.
 */
export async function createReport(
  db: Db,
  actor: Actor,
  reading: Reading<typeof reportFields>,
  now: Date,
): Promise<Report> {
  const { send = false, remarks = '', language = 'en', booking } = allValues(reading);
  return store(db, actor, { booking, remarks, language, send, reason: '' }, now);
}

interface ToStore {
  booking: number;
  remarks: string;
  language: Language;
  reason: string;
  send?: boolean;
}

async function store(
  db: Db,
  actor: Actor,
  { booking: id, remarks, language, reason, send = false }: ToStore,
  now: Date,
): Promise<Report> {
  const stored = await findAndLockBooking(db, actor, id);
  if (!stored) throw refuse([invalidKey(id)]);
  await markReportReady(db, actor, id, now);
  const results = await getBookingResults(db, actor, id, now);
  const empty = results.filter(({ crops, rejected_reason }) => crops.length === 0 && !rejected_reason);
  if (empty.length > 0)
    throw refuse(empty.map(({ sample_code }) => `Sample ${sample_code} has no readings.`));
  if (results.every(({ rejected_reason }) => rejected_reason)) throw refuse(['Every sample is rejected.']);
  if (send) {
    const [last] = await db
      .select()
      .from(reports)
      .where(
        and(
          eq(reports.booking_id, id),
          gt(reports.given_on, new Date(now.getTime() - pressMs)),
          isNull(reports.revoked_on),
          isNull(reports.withdrawn_on),
        ),
      )
      .orderBy(desc(reports.id))
      .limit(1);
    const isSame =
      last?.language === language &&
      last.remarks === remarks &&
      last.rule_version === ruleVersion &&
      isSameResults(last.snapshot.results, results);
    if (isSame && !(await hasNewer(db, { booking: id, id: last.id }))) return getReport(db, actor, last.id);
  }
  const created = one(
    await db
      .insert(reports)
      .values({
        booking_id: id,
        generated_on: now,
        generated_by_id: actor.userId,
        rule_version: ruleVersion,
        language,
        remarks,
        reason,
        snapshot: await takeSnapshot(db, stored.row, results, language),
        link: createUuid(),
      })
      .returning({ id: reports.id }),
  );
  const reportId = created.id;
  // Only an earlier report was sent, not this one.
  await db.update(bookings).set({ is_report_sent: false }).where(eq(bookings.id, id));
  if (send) await tellOfReport(db, actor, reportId, stored.row, now);
  return getReport(db, actor, reportId);
}

function refuse(messages: string[]) {
  return invalid(messages.map((message) => ({ path: ['booking'], message })));
}
