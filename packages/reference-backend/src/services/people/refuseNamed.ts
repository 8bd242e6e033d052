import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import * as schema from '../../db/schema.ts';
import { conflict } from '../../errors.ts';

/** Columns whose names the app shows in histories of soil, bookings and money. */
const columns = [
  schema.bookingStatusChanges.changed_by_id,
  schema.sharingChanges.changed_by_id,
  schema.bookingMoves.created_by_id,
  schema.bookingMoves.decided_by_id,
  schema.sampleEvents.by_id,
  schema.sampleReadingsHistory.saved_by_id,
  schema.readingComments.commented_by_id,
  schema.samples.rejected_by_id,
  schema.reports.generated_by_id,
  schema.reports.explained_by_id,
  schema.reportSends.sent_by_id,
  schema.payments.created_by_id,
  schema.refunds.created_by_id,
  schema.refunds.decided_by_id,
  schema.ledgerPostings.posted_by_id,
  schema.commissionRates.set_by_id,
  schema.commissionBatches.created_by_id,
  schema.commissions.collected_by_id,
  schema.commissions.disbursed_by_id,
];

/** Refuses to delete somebody whom a history names: it would name nobody then. Errors: throws 409. */
export async function refuseNamed(db: Db, userId: number): Promise<void> {
  if (!(await isNamed(db, userId))) return;
  throw conflict(
    'This person is named in the history of bookings and cannot be deleted. Switch off “Can log in” instead.',
  );
}

/** Whether a history names somebody. */
export async function isNamed(db: Db, userId: number): Promise<boolean> {
  const traces = columns.map(
    (column) => sql`exists (select from ${column.table} where ${eq(column, userId)})`,
  );
  const [found] = await queryRows<{ is_named: boolean }>(
    db,
    sql`select ${sql.join(traces, sql` or `)} as is_named`,
  );
  return found?.is_named ?? false;
}
