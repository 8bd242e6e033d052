import type { Database } from '../../src/db/Database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readMigrations } from '../../src/hosts/readMigrations.ts';
import { seedDemo } from '../../src/seed/seedDemo.ts';
import { startOfTests, testHasher } from '../testClock.ts';

/** Migrates and seeds the database that every test file gets a copy of. */
export async function prepareDemo(db: Database): Promise<void> {
  await migrate(db, readMigrations());
  await seedDemo({ db, clock: () => startOfTests, hasher: testHasher });
}
