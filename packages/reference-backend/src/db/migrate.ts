import { sql } from 'drizzle-orm';
import type { Database, Db } from './Database.ts';
import { queryRows } from './queryRows.ts';

export interface Migration {
  /** File name such as `0001_initial.sql`; the names give the order. */
  name: string;
  sql: string;
}

/** A newer program has changed the database. Its message is one line for the person who starts the server. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor(migration: string) {
    super(`The database is newer than this program: it has ${migration}. Start the newer version.`);
  }
}

/** Any number that nobody else locks: processes that start together migrate one after the other. */
const lockNumber = 7_203_651;

/**
 * Brings the database to the newest migration, in one transaction.
 * Gives the names of those that were applied now, [] when it was current.
 * Errors: rejects with `NewerDatabaseError` for a database with a migration that is not among them.
 */
export function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.inTransaction((db) => applyMigrations(database, db, migrations));
}

/** The same inside of a transaction that does more. */
export async function applyMigrations(
  database: Database,
  db: Db,
  migrations: readonly Migration[],
): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
  await db.execute(
    sql`create table if not exists schema_migrations (name text primary key, applied_on timestamptz not null default now())`,
  );
  const rows = await queryRows<{ name: string }>(db, sql`select name from schema_migrations`);
  const applied = new Set(rows.map(({ name }) => name));
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = rows.map(({ name }) => name).find((name) => !known.has(name));
  if (unknown !== undefined) throw new NewerDatabaseError(unknown);
  const missing = migrations
    .filter(({ name }) => !applied.has(name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  for (const migration of missing) {
    await database.runScript(db, migration.sql);
    await db.execute(sql`insert into schema_migrations (name) values (${migration.name})`);
  }
  return missing.map(({ name }) => name);
}
