import type { Report, ReportMessage } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../../Actor.ts';
import type { AppOptions } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { bookings, messages, reports } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../errors.ts';
import type { Transports } from '../../../MessageTransport.ts';
import { lockBooking } from '../../bookings/lockBooking.ts';
import { findLimit } from '../../messages/limitStranger.ts';
import { listPeople, waysOf } from '../../messages/notifications/listPeople.ts';
import { type Notice, notices } from '../../messages/notifications/notices.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { prepareNotice } from '../../messages/prepareNotice.ts';
import { readSupport } from '../../messages/support.ts';
import { isUsedUp } from '../../platform/throttle.ts';
import { withdrawnVersions } from '../results/rateReading.ts';
import { markGiven } from './markGiven.ts';
import { getReport } from './readReports.ts';
import { recordSends } from './recordSends.ts';
import { findCorrected } from './withdrawnReports.ts';

/**
 * Notifies the farmer, and the agents of the booking, of a report, even if that happened before. If they were given a report by
 * rules that were withdrawn, the message says that this one corrects it; of one that they were given and that is withdrawn it says that.
 * Errors: throws 404, and 409 for a report that is outdated, withdrawn before they were given it, by such rules, has no link any more, or is not the newest.
 */
export async function sendReport(db: Db, actor: Actor, id: number, now: Date): Promise<Report> {
  const { booking } = await getReport(db, actor, id);
  const { row } = await lockBooking(db, actor, booking);
  const report = await getReport(db, actor, id);
  await checkSendable(db, report, row);
  if (!(await wasJustTold(db, report, now))) await tellOfReport(db, actor, id, row, now);
  return getReport(db, actor, id);
}

/** A button that is pressed twice, and two people at once, mean one message. */
export const pressMs = 10_000;

async function wasJustTold(db: Db, report: Report, now: Date): Promise<boolean> {
  const { notice } = await pickNotice(db, report);
  const told = and(
    eq(messages.booking_id, report.booking),
    eq(messages.kind, notice),
    gt(messages.created_on, new Date(now.getTime() - pressMs)),
  );
  return (await db.$count(messages, told)) > 0;
}

/** Tells of the newest report of a booking. */
export async function tellOfReport(
  db: Db,
  actor: Actor,
  id: number,
  booking: typeof bookings.$inferSelect,
  now: Date,
): Promise<void> {
  const notice = await pickNotice(db, { id, booking: booking.id });
  const { ways } = await planMessages(db, booking, notice);
  await notify(db, booking, notice, { by: actor.userId, now });
  await markGiven(db, id, now);
  const unwritten = ways.flatMap(({ channel, skipped }) =>
    skipped ? [{ channel, outcome: skipped } as const] : [],
  );
  if (unwritten.length > 0) await recordSends(db, id, unwritten, actor, now);
}

/** Finds the farmer of a booking, and by which channels a notice reaches them. */
async function planMessages(db: Db, booking: typeof bookings.$inferSelect, notice: Notice) {
  const farmer = (await listPeople(db, booking, notice)).find(({ role }) => role === 'farmer');
  const open = farmer ? waysOf(farmer, notice) : [];
  const ways = (['sms', 'email'] as const).map((channel) => {
    const recipient = farmer?.addresses[channel] ?? '';
    if (recipient === '') return { channel, recipient, skipped: 'no_address' } as const;
    return { channel, recipient, skipped: open.includes(channel) ? undefined : 'turned_off' } as const;
  });
  return { farmer, ways };
}

/** Gives the text message and the email that the farmer would get now, or why not; a channel that is not set up has both. Errors: as `sendReport`. */
export async function previewMessages(
  db: Db,
  actor: Actor,
  id: number,
  {
    transports,
    ...options
  }: Pick<AppOptions, 'appUrl' | 'apiUrl' | 'optOutText' | 'limits'> & {
    transports: Transports;
  },
  now: Date,
): Promise<ReportMessage[]> {
  const report = await getReport(db, actor, id);
  const [row] = await db.select().from(bookings).where(eq(bookings.id, report.booking));
  if (!row) throw notFound();
  await checkSendable(db, report, row);
  const notice = await pickNotice(db, report);
  const { farmer, ways } = await planMessages(db, row, notice);
  const support = await readSupport(db);
  const previews: ReportMessage[] = [];
  for (const { channel, recipient, skipped } of ways) {
    if (skipped || !farmer) {
      previews.push({ channel, skipped: skipped ?? 'no_address', recipient, subject: '', text: '' });
      continue;
    }
    const { userId: user_id, name, language } = farmer;
    const kind = notice.notice;
    const limit = await findLimit(db, { kind, channel, recipient, user_id }, options.limits);
    if (limit && (await isUsedUp(db, { ...limit, now }))) {
      previews.push({ channel, skipped: 'too_often', recipient, subject: '', text: '' });
      continue;
    }
    const about = { id: 0, booking_id: row.id, facts: notice, text: '', class: notices[kind].class };
    const task = { ...about, channel, recipient, user_id, name, language, support, now, ...options };
    const words = await prepareNotice(db, notice, task, report.link);
    if ('skipped' in words) continue;
    const outcome = transports[channel].isSetUp ? {} : ({ skipped: 'not_set_up' } as const);
    previews.push({ channel, ...outcome, recipient, subject: words.subject, text: words.text });
  }
  return previews;
}

async function pickNotice(db: Db, report: { id: number; booking: number }): Promise<Notice> {
  const [own] = await db
    .select({ withdrawnOn: reports.withdrawn_on, generatedOn: reports.generated_on })
    .from(reports)
    .where(eq(reports.id, report.id));
  if (own?.withdrawnOn) return { notice: 'report_withdrawn', day: todayInNairobi(own.generatedOn) };
  const corrected = await findCorrected(db, report);
  return corrected
    ? { notice: 'report_corrected', day: todayInNairobi(corrected) }
    : { notice: 'report_ready' };
}

async function checkSendable(db: Db, report: Report, row: typeof bookings.$inferSelect): Promise<void> {
  if (!(await isWithdrawnFromFarmer(db, report))) await checkGivable(db, report, row);
  if (!report.link) throw conflict('The link of this report was revoked. Make a new report.');
}

/** Whether the farmer has this report as the newest one, and is to hear that it was withdrawn. */
async function isWithdrawnFromFarmer(db: Db, report: Report): Promise<boolean> {
  if (!report.withdrawn_on || (await hasNewer(db, report))) return false;
  return (await db.$count(reports, and(eq(reports.id, report.id), isNotNull(reports.given_on)))) > 0;
}

/** Errors: throws 409 for what a farmer must not be given: a report that is outdated, withdrawn, by withdrawn rules, or not the newest. */
export async function checkGivable(
  db: Db,
  report: Report,
  { status }: typeof bookings.$inferSelect,
): Promise<void> {
  if (await hasNewer(db, report)) throw conflict('This booking has a newer report. Send that one.');
  if (report.withdrawn_on) throw conflict('This report was withdrawn. Make a new report.');
  if (status !== 'report_ready' || report.outdated_on) {
    throw conflict('This report is outdated. Verify the booking and make a new one.');
  }
  if (withdrawnVersions.includes(report.rule_version)) {
    throw conflict('The rules of this report were withdrawn. Make a new report.');
  }
}

/** Whether the booking has a newer report than this one, given to the farmer or not. */
export async function hasNewer(db: Db, { booking, id }: { booking: number; id: number }): Promise<boolean> {
  return (await db.$count(reports, and(eq(reports.booking_id, booking), gt(reports.id, id)))) > 0;
}
