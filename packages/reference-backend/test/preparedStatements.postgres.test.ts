import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '../src/db/Database.ts';
import { DatabaseAwayError } from '../src/db/DatabaseAwayError.ts';
import { insertRows } from '../src/db/insertRows.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { faqs } from '../src/db/schema.ts';
import { writeTogether } from '../src/db/writeTogether.ts';
import { openPostgresDatabase } from '../src/hosts/postgresDatabase.ts';
import { createPostgresCopy, onServer } from './openTestDatabase.ts';

/** Runs work on a copy of the demo, over one connection. */
async function onOneConnection(work: (db: Database) => Promise<void>, prepares?: boolean): Promise<void> {
  const name = `prepared_${Math.random().toString(36).slice(2)}`;
  const url = await createPostgresCopy(name);
  const db = openPostgresDatabase({
    url,
    poolSize: 1,
    ...(prepares !== undefined && { prepares }),
    onConnectionError: () => {},
  });
  try {
    await work(db);
  } finally {
    await db.close();
    await onServer(`drop database ${name} with (force)`);
  }
}

const readCounty = (db: Database) =>
  db.inSnapshot((read) => queryRows(read, sql`select name from counties where id = ${1}`));
const countPrepared = async (db: Database) => {
  const rows = await db.inSnapshot((read) =>
    queryRows<{ count: number }>(
      read,
      sql`select count(*)::int as count from pg_prepared_statements where statement like '%from counties%'`,
    ),
  );
  return rows[0]?.count;
};

test('a statement is prepared when it is run again, and not before', async () => {
  await onOneConnection(async (db) => {
    await readCounty(db);
    expect(await countPrepared(db)).toBe(0);
    await readCounty(db);
    await readCounty(db);
    expect(await countPrepared(db)).toBe(1);
  });
});

test('nothing is prepared where a pooler hands connections on', async () => {
  await onOneConnection(async (db) => {
    for (let time = 0; time < 3; time += 1) await readCounty(db);
    expect(await countPrepared(db)).toBe(0);
  }, false);
});

test('inserts of one, two and three rows are one statement', async () => {
  await onOneConnection(async (db) => {
    const write = (count: number) =>
      db.inStatements((one) =>
        writeTogether(one, [insertRows(faqs, Array(count).fill({ question: 'Where?', answer: 'All' }))]),
      );
    for (const count of [1, 2, 3]) await write(count);
    const prepared = await db.inSnapshot((read) =>
      queryRows<{ statement: string }>(
        read,
        sql`select statement from pg_prepared_statements where statement like ${'insert into "faqs"%'}`,
      ),
    );
    expect(prepared).toHaveLength(1);
  });
});

test('texts without end do not fill the memory of a connection', async () => {
  await onOneConnection(async (db) => {
    for (let length = 1; length <= 250; length += 1) {
      const ids = sql.join(
        Array.from({ length }, (_, index) => sql`${index}`),
        sql`, `,
      );
      const read = () =>
        db.inStatements((one) => queryRows(one, sql`select id from counties where id in (${ids})`));
      await read();
      await read();
    }
    expect(await countPrepared(db)).toBe(200);
  });
});

test('after a migration of another process, a statement is prepared again, and outside of a transaction fails once', async () => {
  await onOneConnection(async (db) => {
    const statement = sql`select support_name from settings where id = ${1}`;
    const readSetting = () => db.inSnapshot((read) => queryRows(read, statement));
    const readAlone = () => db.inStatements((read) => queryRows(read, statement));
    const change = (type: string) =>
      db.inTransaction((one) => db.runScript(one, `alter table settings alter support_name type ${type}`));
    const before = await readSetting();
    await readSetting();
    await change('varchar(90)');
    expect(await readSetting()).toEqual(before);
    await change('text');
    await expect(readAlone()).rejects.toThrow(DatabaseAwayError);
    expect(await readAlone()).toEqual(before);
  });
});
