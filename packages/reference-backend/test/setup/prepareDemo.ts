import { sql } from 'drizzle-orm';
import type { Database } from '../../src/db/Database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readMigrations } from '../../src/hosts/readMigrations.ts';
import { seedDemo } from '../../src/seed/seedDemo.ts';
import { startOfTests, testHasher } from '../testClock.ts';

/** Tables that only grow: what tests write there gets ids that an `integer` can't hold. */
const growing = [
  'audit_entries',
  'booking_status_changes',
  'ledger_postings',
  'messages',
  'notifications',
  'payment_events',
  'sample_events',
  'sample_readings_history',
];

/** Migrates and seeds the database that every test file gets a copy of. */
export async function prepareDemo(db: Database): Promise<void> {
  await migrate(db, readMigrations());
  await seedDemo({ db, clock: () => startOfTests, hasher: testHasher });
  await db.inTransaction(async (transaction) => {
    for (const table of growing)
      await transaction.execute(
        sql`alter table ${sql.identifier(table)} alter column id restart with 3000000001`,
      );
  });
}
