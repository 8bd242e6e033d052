import type { Report } from '@udongo/sdk';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, reports } from '../../../db/schema.ts';
import { conflict } from '../../../errors.ts';
import { text } from '../../../validation/fields.ts';
import { allValues, type Reading } from '../../../validation/readFields.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { moveBooking } from '../../bookings/moveBooking.ts';
import { isVerified } from '../../bookings/statusRules.ts';
import { markGiven } from './markGiven.ts';
import { getReport } from './readReports.ts';
import { recordSends } from './recordSends.ts';
import { checkGivable } from './sendReport.ts';

/** Marks a report as given to the farmer by hand, which can happen again. Errors: throws 404, and 409 as `checkGivable`. */
export async function markSent(db: Db, actor: Actor, id: number, now: Date): Promise<Report> {
  const { booking } = await getReport(db, actor, id);
  const { row } = await lockBooking(db, actor, booking);
  await checkGivable(db, await getReport(db, actor, id), row);
  await db.update(reports).set({ sent_on: now }).where(eq(reports.id, id));
  await db.update(bookings).set({ is_report_sent: true, updated_on: now }).where(eq(bookings.id, booking));
  await markGiven(db, id, now);
  await recordSends(db, id, [{ channel: 'by_hand', outcome: 'sent' }], actor, now);
  return getReport(db, actor, id);
}

export const withdrawalFields = { reason: text({ max: 500, blank: false }) };

/**
 * Withdraws a report for a reason that its page, its PDF and the farmer's list show, and has the results checked again: until then nobody
 * but staff sees what they advise. Nobody is notified.
 * Errors: throws 404, and 409 for one that was withdrawn or that the farmer has a newer one of.
 */
export async function withdrawReport(
  db: Db,
  actor: Actor,
  id: number,
  reading: Reading<typeof withdrawalFields>,
  now: Date,
): Promise<Report> {
  const { reason } = allValues(reading);
  const { booking } = await getReport(db, actor, id);
  const { row } = await lockBooking(db, actor, booking);
  const report = await getReport(db, actor, id);
  if (report.withdrawn_on) throw conflict('This report is withdrawn already.');
  if (report.replaced_by) throw conflict('The farmer has a newer report. Withdraw that one.');
  await db
    .update(reports)
    .set({ withdrawn_on: now, withdrawn_reason: reason, withdrawn_by_id: actor.userId })
    .where(eq(reports.id, id));
  if (isVerified(row.status)) {
    await moveBooking(db, row, { to: 'analysed', cause: 'report_withdrawn', by: actor.userId, now });
  }
  return getReport(db, actor, id);
}

/** Marks a report as explained; the first time stays. Errors: throws 404 out of the caller's reach. */
export async function markExplained(db: Db, actor: Actor, id: number, now: Date): Promise<Report> {
  await getReport(db, actor, id);
  await db
    .update(reports)
    .set({ explained_on: now, explained_by_id: actor.userId })
    .where(and(eq(reports.id, id), isNull(reports.explained_on)));
  return getReport(db, actor, id);
}

/** Revokes the link: from now on it answers 404. Errors: throws 404 out of the caller's reach. */
export async function revokeLink(db: Db, actor: Actor, id: number, now: Date): Promise<Report> {
  await getReport(db, actor, id);
  await db
    .update(reports)
    .set({ revoked_on: now })
    .where(and(eq(reports.id, id), isNull(reports.revoked_on)));
  return getReport(db, actor, id);
}
