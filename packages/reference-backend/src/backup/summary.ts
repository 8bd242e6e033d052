import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/Database.ts';
import { queryRows } from '../db/queryRows.ts';
import { BackupError } from './BackupError.ts';

/** Facts by which a restored database is compared with the one that was backed up. */
export const summaryFields = z.object({
  /** Names of the migrations, in their order. */
  migrations: z.array(z.string()),
  /** Number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** Last value that each sequence gave; null before the first. */
  sequences: z.record(z.string(), z.string().nullable()),
  /** Sum of all postings of the ledger, in shillings. */
  ledger: z.string(),
});

export type Summary = z.output<typeof summaryFields>;

/** Names the tables, in their order. */
export async function listTables(db: Db): Promise<string[]> {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Counts everything; a snapshot makes the numbers fit together. Errors: rejects with `BackupError` for a database that the server has never started on. */
export async function readSummary(db: Db): Promise<Summary> {
  const tables = await listTables(db);
  if (!tables.includes('schema_migrations')) {
    throw new BackupError('The database is empty. Look at DATABASE_URL or DATA_DIR: they name another one.');
  }
  const counts = tables.map(
    (table) => sql`select ${table}::text as name, count(*)::float8 as value from ${sql.identifier(table)}`,
  );
  const rows = await queryRows<Named<number>>(db, sql.join(counts, sql` union all `));
  const sequences = await queryRows<Named<string | null>>(
    db,
    sql`select sequencename::text as name, last_value::text as value from pg_sequences
        where schemaname = 'public' order by 1`,
  );
  const migrations = await queryRows<{ name: string }>(
    db,
    sql`select name from schema_migrations order by name collate "C"`,
  );
  const [ledger] = await queryRows<{ sum: string }>(
    db,
    sql`select coalesce(sum(amount), 0)::text as sum from ledger_postings`,
  );
  return {
    migrations: migrations.map(({ name }) => name),
    rows: toRecord(rows),
    sequences: toRecord(sequences),
    ledger: ledger?.sum ?? '0',
  };
}

interface Named<Value> {
  name: string;
  value: Value;
}

function toRecord<Value>(rows: readonly Named<Value>[]): Record<string, Value> {
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
