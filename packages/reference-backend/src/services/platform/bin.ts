import type { BinEntry } from '@udongo/sdk';
import { and, desc, eq, getTableColumns, getTableName, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../../Dependencies.ts';
import { retentions } from '../../db/audit/retentions.ts';
import type { Db } from '../../db/Database.ts';
import { readDatabaseError } from '../../db/databaseError.ts';
import { queryRows } from '../../db/queryRows.ts';
import * as schema from '../../db/schema.ts';
import { conflict, notFound } from '../../errors.ts';
import { cutPage, type Listed, type ListQuery } from './list.ts';
import { toInstant } from './toInstant.ts';

const { bin, users } = schema;

/** How long a deleted record can be restored. */
const keptMs = retentions.bin.days * 86_400_000;

/** Rows of `table` that are deleted with a record; with `link`, rows that stay and lose this column. */
export interface BinPart {
  table: PgTable;
  where: SQL;
  link?: string;
}

interface Deleted {
  kind: BinEntry['kind'];
  record: number;
  name: string;
  /** In the order in which they can be stored again. */
  parts: readonly BinPart[];
}

/** Keeps a record with its parts before it is deleted. */
export async function putInBin(
  db: Db,
  { parts, ...deleted }: Deleted,
  { now, by }: { now: Date; by: number | null },
): Promise<void> {
  const rows: schema.BinRows[] = [];
  for (const { table, where, link } of parts) {
    const columns = link ? sql`id` : listNames(writtenColumns(table));
    const found = await queryRows<{ rows: Record<string, unknown>[] }>(
      db,
      sql`select coalesce(jsonb_agg(to_jsonb(kept)), '[]') as rows from (select ${columns} from ${table} where ${where}) kept`,
    );
    rows.push({ table: getTableName(table), ...(link && { link }), rows: found[0]?.rows ?? [] });
  }
  await db.insert(bin).values({ ...deleted, deleted_on: now, deleted_by_id: by, rows });
}

/**
 * Stores a record from the bin again, under its ids; with `by`, only what this person deleted.
 * Errors: throws 404 for what is not in the bin, 409 where something that it needs is gone or somebody else has what must be unique.
 */
export async function takeFromBin(
  db: Db,
  { kind, record }: Pick<BinEntry, 'kind' | 'record'>,
  by?: number,
): Promise<void> {
  const [kept] = await db
    .delete(bin)
    .where(
      and(
        eq(bin.kind, kind),
        eq(bin.record, record),
        by === undefined ? undefined : eq(bin.deleted_by_id, by),
      ),
    )
    .returning({ rows: bin.rows });
  if (!kept) throw notFound();
  const emptied = await listEmptied(db);
  try {
    for (const part of kept.rows) await storeAgain(db, part, { record, emptied });
  } catch (error) {
    const refused = readDatabaseError(error);
    if (refused?.code === '23503') {
      throw conflict(
        'This cannot be restored: a person, a crop or a county that it names was deleted since.',
      );
    }
    if (refused?.code === '23505') {
      throw conflict('This cannot be restored: somebody else has its email address or phone number now.');
    }
    throw error;
  }
}

/** Changes the rows of a table in the bin that have these values, as an update of the table changes the others. */
export async function changeInBin(db: Db, table: string, values: object, change: object): Promise<void> {
  const wanted = JSON.stringify(values);
  const parts = JSON.stringify([{ table, rows: [values] }]);
  await db.execute(sql`update bin set rows = (
    select jsonb_agg(case when part ->> 'table' <> ${table} then part else jsonb_set(part, '{rows}', (
      select jsonb_agg(case when kept @> ${wanted}::jsonb then kept || ${JSON.stringify(change)}::jsonb else kept end)
      from jsonb_array_elements(part -> 'rows') kept
    )) end order by position)
    from jsonb_array_elements(rows) with ordinality parts (part, position)
  ) where rows @> ${parts}::jsonb`);
}

/** Lists what is in the bin, the last first. */
export async function listBin(db: Db, query: ListQuery): Promise<Listed<BinEntry>> {
  return cutPage(query, await db.$count(bin), async (limit, offset) => {
    const rows = await db
      .select({
        id: bin.id,
        kind: bin.kind,
        record: bin.record,
        name: bin.name,
        deleted_on: bin.deleted_on,
        deleted_by_name: users.full_name,
      })
      .from(bin)
      .leftJoin(users, eq(users.id, bin.deleted_by_id))
      .orderBy(desc(bin.deleted_on), desc(bin.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ deleted_on, deleted_by_name, ...entry }) => ({
      ...entry,
      deleted_on: toInstant(deleted_on),
      deleted_by_name: deleted_by_name ?? '',
      kept_until: toInstant(new Date(deleted_on.getTime() + keptMs)),
    }));
  });
}

/** Removes for good what was deleted 30 days ago. */
export async function emptyBin({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const until = new Date(clock().getTime() - keptMs);
  await db.inTransaction((transaction) => transaction.delete(bin).where(lte(bin.deleted_on, until)));
}

const tables: readonly PgTable[] = [
  schema.users,
  schema.farmers,
  schema.bookings,
  schema.bookingCrops,
  schema.samples,
  schema.sampleOtherCrops,
  schema.bookingMoves,
  schema.notifications,
  schema.messages,
  schema.reviews,
  schema.contactMessages,
];

/** A column that the deletion of a row of `target` empties. */
interface Emptied {
  table: string;
  column: string;
  target: string;
}

/** Lists the columns that lose their value with the row that they name, as the database knows them. */
function listEmptied(db: Db): Promise<Emptied[]> {
  return queryRows(
    db,
    sql`select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as target
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and confdeltype = 'n'`,
  );
}

async function storeAgain(
  db: Db,
  { table: name, link, rows }: schema.BinRows,
  { record, emptied }: { record: number; emptied: readonly Emptied[] },
): Promise<void> {
  // Earlier versions kept uses of discount codes, too, which follow from the booking.
  const table = tables.find((known) => getTableName(known) === name);
  const [first] = rows;
  if (!table || !first) return;
  // A column that is newer than the deletion gets its default.
  const columns = writtenColumns(table).filter((column) => column.name in first);
  const kept = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`;
  await db.execute(
    link
      ? sql`update ${table} set ${sql.identifier(link)} = ${record} where id in (select id from ${kept})`
      : sql`insert into ${table} (${listNames(columns)}) select ${listKept(
          columns,
          emptied.filter((each) => each.table === name),
        )} from ${kept} as kept`,
  );
}

function listNames(columns: readonly PgColumn[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Gives the kept values of these columns. A deletion that would have emptied one of them has emptied it since, such as that of a partner key. */
function listKept(columns: readonly PgColumn[], emptied: readonly Emptied[]): SQL {
  const values = columns.map(({ name }) => {
    const value = sql`kept.${sql.identifier(name)}`;
    const target = emptied.find(({ column }) => column === name)?.target;
    return target ? sql`(select id from ${sql.identifier(target)} where id = ${value})` : value;
  });
  return sql.join(values, sql`, `);
}

/** The columns that are written; the others follow from them. */
function writtenColumns(table: PgTable): PgColumn[] {
  return Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
}
