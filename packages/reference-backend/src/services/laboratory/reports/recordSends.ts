import type { ReportSend } from '@udongo/sdk';
import type { Actor } from '../../../Actor.ts';
import type { Db } from '../../../db/Database.ts';
import { reportSends } from '../../../db/schema.ts';

type Attempt = Pick<ReportSend, 'channel' | 'outcome'>;

/** Stores the outcome of each attempt to send a report, for good. */
export async function recordSends(
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
