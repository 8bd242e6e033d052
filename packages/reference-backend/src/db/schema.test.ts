import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { readMigrations } from '../hosts/readMigrations.ts';
import type { Db } from './Database.ts';
import { migrate } from './migrate.ts';
import { orderBy } from './ordering.ts';
import * as schema from './schema.ts';

const backend = useBackend();

async function query(db: Db, statement: ReturnType<typeof sql>): Promise<Record<string, string>[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Record<string, string>[] };
  return result.rows;
}

test('the tables that queries see are the tables that the migrations make', async () => {
  const migrated = await backend.db.inTransaction((db) =>
    query(
      db,
      sql`select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
            and c.relname <> 'schema_migrations'`,
    ),
  );
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const declared = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => ({
      table: getTableName(table),
      column: column.name,
      type: column
        .getSQLType()
        .replace('numeric(8, 2)', 'numeric(8,2)')
        .replace(/numeric\((\d+), 2\)/, 'numeric($1,2)'),
      required: column.notNull,
    })),
  );
  const byName = (a: { table?: string; column?: string }, b: { table?: string; column?: string }) =>
    `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`);
  expect(declared.sort(byName)).toEqual(migrated.sort(byName));
});

test('a database that is current is left alone', async () => {
  expect(await migrate(backend.db, readMigrations())).toEqual([]);
});

test('a migration that fails leaves nothing behind', async () => {
  const broken = {
    name: '9999_broken.sql',
    sql: 'CREATE TABLE half (id integer);\nSELECT * FROM nowhere;\n',
  };
  await expect(migrate(backend.db, [...readMigrations(), broken])).rejects.toThrow();
  const rows = await backend.db.inTransaction((db) =>
    query(db, sql`select to_regclass('half')::text as half`),
  );
  expect(rows).toEqual([{ half: null }]);
});

test('a transaction inside a transaction is an error at once, on PGlite and on PostgreSQL', async () => {
  await expect(backend.db.inTransaction(() => backend.db.inTransaction(async () => 'never'))).rejects.toThrow(
    'inside another',
  );
});

test('a failed transaction stores nothing', async () => {
  const work = backend.db.inTransaction(async (db) => {
    await db.insert(schema.counties).values({ id: 99, name: 'Nowhere' });
    throw new Error('stop');
  });
  await expect(work).rejects.toThrow('stop');
  expect((await backend.call('GET', '/counties/99')).status).toBe(404);
});

test.each(['soil_test_date', '-soil_test_date', 'created_on', '-created_on', 'id', '-id'])(
  'bookings ordered by %s come from an index',
  async (ordering) => {
    const { bookings } = schema;
    const orderings = {
      id: bookings.id,
      soil_test_date: bookings.soil_test_date,
      created_on: bookings.created_on,
    };
    const plan = await backend.db.inTransaction(async (db) => {
      // A small table would be read and sorted; the question is whether the index could be used at all.
      await db.execute(sql`set local enable_sort = off`);
      await db.execute(sql`set local enable_seqscan = off`);
      const order = sql.join(orderBy(ordering, orderings), sql`, `);
      return query(db, sql`explain select * from bookings order by ${order} limit 10`);
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan');
    expect(text).not.toContain('Sort');
  },
);
