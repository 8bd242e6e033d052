import { eq } from 'drizzle-orm';
import type { Actor } from '../Actor.ts';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';
import { takeSnapshot } from '../services/laboratory/reports/snapshot.ts';
import { ruleVersion } from '../services/laboratory/results/rateReading.ts';
import { getBookingResults } from '../services/laboratory/results/readResults.ts';

const administrator: Actor = {
  role: 'administrator',
  userId: 1,
  farmerId: null,
  agentId: null,
  tokenHash: '',
};

const remarks =
  'Spread agricultural lime this season where it is advised. Test again in a year before you lime again.';

/** A report for each booking that has come that far, generated and, where the booking says so, sent when its last step was taken. */
export async function seedReports(db: Db): Promise<void> {
  const ready = await db
    .select()
    .from(tables.bookings)
    .where(eq(tables.bookings.status, 'report_ready'))
    .orderBy(tables.bookings.id);
  for (const [index, booking] of ready.entries()) {
    const generated_on = booking.updated_on;
    const results = await getBookingResults(db, administrator, booking.id, generated_on);
    const sent_on = booking.is_report_sent ? generated_on : null;
    await db.insert(tables.reports).values({
      id: index + 1,
      booking_id: booking.id,
      generated_on,
      generated_by_id: administrator.userId,
      rule_version: ruleVersion,
      language: index === 1 ? 'sw' : 'en',
      remarks: index === 0 ? remarks : '',
      snapshot: await takeSnapshot(db, booking, results, 'en'),
      link: `5eed0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      sent_on,
      given_on: sent_on,
      ...(index === 0 ? { explained_on: generated_on, explained_by_id: 2 } : {}),
    });
    if (sent_on) {
      await db
        .insert(tables.reportSends)
        .values({ report_id: index + 1, channel: 'by_hand', outcome: 'sent', sent_on, sent_by_id: 1 });
    }
  }
}
