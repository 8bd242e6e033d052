import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';

/**
 * Raises the database's counters of ids, which know nothing of rows that came with their ids. The counter of codes is set
 * to its present value: a counter that only counted can jump ahead when the database is copied or killed.
 */
export async function raiseSequences(db: Db): Promise<void> {
  const raise = [
    tables.counties,
    tables.users,
    tables.agents,
    tables.farmers,
    tables.crops,
    tables.otherCropNames,
    tables.discounts,
    tables.devices,
    tables.deviceCalibrations,
    tables.analyses,
    tables.controlSoils,
    tables.controlMeasurements,
    tables.bookings,
    tables.samples,
    tables.partnerKeys,
    tables.inputPrices,
    tables.faqs,
    tables.contactMessages,
    tables.subscribers,
    tables.reports,
    tables.ruleSets,
    tables.reviews,
    tables.blogCategories,
    tables.blogs,
    tables.payments,
    tables.paymentEvents,
    tables.ledgerPostings,
    tables.paymentDocuments,
    tables.commissions,
    tables.commissionBatches,
    tables.places,
  ].map(
    (table): SQL =>
      sql`setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce((select max(id) from ${table}), 1), exists (select 1 from ${table}))`,
  );
  const codes = sql`setval('booking_codes', (select last_value from booking_codes))`;
  await db.execute(sql`select ${sql.join([...raise, codes], sql`, `)}`);
}
