import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/Database.ts';
import * as tables from '../db/schema.ts';

/**
 * The rows came with their ids, of which the database's own counters know nothing. The counter of codes is set to where it
 * stands: a counter that only counted may jump ahead when the database is copied or killed.
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
    tables.bookings,
    tables.samples,
    tables.partnerKeys,
    tables.inputPrices,
    tables.faqs,
    tables.contactMessages,
    tables.subscribers,
    tables.reports,
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
