import { sql } from 'drizzle-orm';
import { type PersonalTable, personalColumns } from '../../../db/audit/personalColumns.ts';
import type { Db } from '../../../db/Database.ts';
import { queryRows } from '../../../db/queryRows.ts';
import type { ExportedTables } from '../../../db/schema.ts';
import { columnsOf } from './columnsOf.ts';
import { findNames, isInBin, type Person } from './findPerson.ts';
import { rowsOf } from './rowsOf.ts';

type Rows = Record<string, unknown>[];

/** Reads every row about a person, by table, in the order of the map; without secrets and other people's names. */
export async function collectExport(db: Db, person: Person): Promise<ExportedTables> {
  const names = await findNames(db, person);
  const collected: Record<string, Rows> = {};
  for (const [table, rule] of Object.entries(personalColumns)) {
    const where = rowsOf(rule, names);
    const columns = listColumns(table, rule);
    if (!where || columns.length === 0) continue;
    const rows = await readRows(
      db,
      table,
      sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(table)}
      where ${where}`,
    );
    if (rows.length > 0) collected[table] = rows;
  }
  const deleted = await readRows(
    db,
    'bin',
    sql`select kind, name, deleted_on, rows from bin where ${isInBin(names)}`,
  );
  return deleted.length > 0 ? { ...collected, bin: deleted } : collected;
}

async function readRows(db: Db, table: string, query: ReturnType<typeof sql>): Promise<Rows> {
  const found = await queryRows<{ row: Record<string, unknown> }>(
    db,
    sql`select row_to_json(${sql.identifier(table)}) as row from (${query}) ${sql.identifier(table)}`,
  );
  return found.map(({ row }) => row);
}

function listColumns(name: string, { columns }: PersonalTable) {
  return columnsOf(name)
    .filter((column) => {
      const { mask, exported = true } = columns[column.name] ?? {};
      return exported && mask !== 'secret' && mask !== 'derived';
    })
    .map((column) => sql.identifier(column.name));
}
