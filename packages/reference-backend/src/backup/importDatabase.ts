import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../db/Database.ts';
import { applyMigrations, type Migration } from '../db/migrate.ts';
import { queryRows } from '../db/queryRows.ts';
import { BackupError } from './BackupError.ts';
import { readExport } from './readExport.ts';
import { listTables, readSummary, type Summary } from './summary.ts';

/** Rows and characters that go into the database at once. */
const most = { rows: 500, characters: 1_000_000 };

/**
 * Fills an empty database with an export: makes the tables as they were, by the migrations of that time, and puts the rows in without
 * triggers. One transaction: a restore that breaks off leaves the database empty.
 * Errors: rejects with `BackupError` for a database with tables, and for a result that differs from the export.
 */
export function importDatabase(
  database: Database,
  wanted: Summary,
  chunks: AsyncIterable<string>,
  migrations: readonly Migration[],
): Promise<void> {
  return database.inTransaction(async (db) => {
    const given = await listTables(db);
    if (given.length > 0) {
      throw new BackupError(
        'The database already has tables. Make an empty one, and name it with DATABASE_URL or DATA_DIR.',
      );
    }
    const applied = migrations.filter(({ name }) => wanted.migrations.includes(name));
    await applyMigrations(database, db, applied);
    const tables = await listTables(db);
    await openTables(database, db, tables);
    await loadRows(db, tables, chunks);
    await setSequences(db, wanted.sequences);
    await closeTables(database, db, tables);
    if (!isDeepStrictEqual(await readSummary(db), wanted)) {
      throw new BackupError(
        'The restored database differs from the backup. Nothing was kept; try another backup.',
      );
    }
  });
}

/** Empties the tables, which the migrations have begun to fill. Until they are closed no trigger runs, and rows can come before those that they refer to. */
async function openTables(database: Database, db: Db, tables: readonly string[]): Promise<void> {
  const keys = await queryRows<{ change: string }>(db, changeForeignKeys('deferrable initially deferred'));
  await database.runScript(
    db,
    [
      // A table whose deferred triggers wait can't be altered.
      'set constraints all immediate',
      ...tables.map((table) => `alter table "${table}" disable trigger user`),
      ...keys.map(({ change }) => change),
      'set constraints all deferred',
      // An owner who is no superuser may not truncate the audit log.
      ...tables.map((table) => `delete from "${table}"`),
    ].join(';\n'),
  );
}

async function closeTables(database: Database, db: Db, tables: readonly string[]): Promise<void> {
  const keys = await queryRows<{ change: string }>(db, changeForeignKeys('not deferrable'));
  await database.runScript(
    db,
    [
      'set constraints all immediate',
      ...keys.map(({ change }) => change),
      ...tables.map((table) => `alter table "${table}" enable trigger user`),
      ...tables.map((table) => `analyze "${table}"`),
    ].join(';\n'),
  );
}

function changeForeignKeys(how: 'deferrable initially deferred' | 'not deferrable'): SQL {
  return sql`select format('alter table %s alter constraint %I ', conrelid::regclass, conname) || ${how} as change
             from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
}

async function loadRows(db: Db, tables: readonly string[], chunks: AsyncIterable<string>): Promise<void> {
  let table = '';
  let columns: SQL = sql``;
  let rows: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (rows.length === 0) return;
    const into = sql.identifier(table);
    await db.execute(
      sql`insert into ${into} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${into}, ${`[${rows.join()}]`}::text::json)`,
    );
    rows = [];
    characters = 0;
  };
  await readExport(chunks, async (name, json) => {
    if (name !== table) {
      await flush();
      if (!tables.includes(name)) throw new BackupError('The backup is damaged. Take another one.');
      table = name;
      columns = await listColumns(db, name);
    }
    rows.push(json);
    characters += json.length;
    if (rows.length >= most.rows || characters >= most.characters) await flush();
  });
  await flush();
}

/** Columns that the database does not work out by itself. */
async function listColumns(db: Db, table: string): Promise<SQL> {
  const columns = await queryRows<{ name: string }>(
    db,
    sql`select attname::text as name from pg_attribute
        where attrelid = to_regclass('public.' || quote_ident(${table}))
          and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

async function setSequences(db: Db, sequences: Summary['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    const sequence = sql`quote_ident(${name})::regclass`;
    await db.execute(
      value === null
        ? sql`select setval(${sequence}, (select start_value from pg_sequences where schemaname = 'public' and sequencename = ${name}), false)`
        : sql`select setval(${sequence}, ${value}::bigint)`,
    );
  }
}
