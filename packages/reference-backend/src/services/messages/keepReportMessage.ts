import type { ReportSend } from '@udongo/sdk';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { bookings, farmers, type messages, reportSends, reports } from '../../db/schema.ts';

/**
 * Stores the outcome of a message about a report, with the newest report of that booking that was given; one that went out
 * marks it as sent, unless it says that the report was withdrawn. Any other message changes nothing.
 */
export async function keepReportMessage(
  db: Db,
  { kind, channel, booking_id, user_id }: typeof messages.$inferSelect,
  outcome: ReportSend['outcome'],
  now: Date,
): Promise<void> {
  const isOfReport = kind === 'report_ready' || kind === 'report_corrected' || kind === 'report_withdrawn';
  if (!isOfReport || booking_id === null) return;
  const [report] = await db
    .select({ id: reports.id, farmerUser: farmers.user_id })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.booking_id))
    .leftJoin(farmers, eq(farmers.id, bookings.farmer_id))
    .where(and(eq(reports.booking_id, booking_id), isNotNull(reports.given_on)))
    .orderBy(desc(reports.id))
    .limit(1);
  // A message to the agent does not count.
  if (!report || (user_id !== null && user_id !== report.farmerUser)) return;
  await db.insert(reportSends).values({ report_id: report.id, channel, outcome, sent_on: now });
  if (outcome !== 'sent' || kind === 'report_withdrawn') return;
  await db.update(reports).set({ sent_on: now }).where(eq(reports.id, report.id));
  const isNewest = sql`not exists (select 1 from reports where booking_id = ${booking_id} and id > ${report.id})`;
  await db
    .update(bookings)
    .set({ is_report_sent: true, updated_on: now })
    .where(and(eq(bookings.id, booking_id), isNewest));
}
