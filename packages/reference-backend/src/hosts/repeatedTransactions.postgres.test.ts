import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/openTestDatabase.ts';
import type { Database, Db } from '../db/Database.ts';
import { DatabaseAwayError } from '../db/DatabaseAwayError.ts';
import { queryRows } from '../db/queryRows.ts';

/** Transactions that PostgreSQL undoes for no fault of their own. */

let db: Database;
/** Number of times that the work of a test began. */
let runs = 0;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.inTransaction((one) =>
    one.execute(sql`create table meetings (id integer primary key, times integer)`),
  );
});
beforeEach(async () => {
  runs = 0;
  await db.inTransaction(async (one) => {
    await one.execute(sql`truncate meetings`);
    await one.execute(sql`insert into meetings values (1, 0), (2, 0)`);
  });
});
afterAll(() => db.close());

const add = (one: Db, id: number) => one.execute(sql`update meetings set times = times + 1 where id = ${id}`);
const times = () => db.inSnapshot((one) => queryRows(one, sql`select times from meetings order by id`));
const end = (one: Db) => one.execute(sql`select pg_terminate_backend(pg_backend_pid())`);

/** Resolves for both callers of the first round; nobody waits later. */
function createMeeting() {
  let arrived = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    arrived += 1;
    if (arrived === 2) open();
    if (arrived <= 2) await both;
  };
}

test('of two transactions that lock each other out, the one that PostgreSQL ends runs again', async () => {
  const meet = createMeeting();
  const work = (first: number, second: number) =>
    db.inTransaction(async (one) => {
      runs += 1;
      await add(one, first);
      await meet();
      await add(one, second);
    });
  await Promise.all([work(1, 2), work(2, 1)]);
  expect(await times()).toEqual([{ times: 2 }, { times: 2 }]);
  expect(runs).toBe(3);
});

test('a transaction whose state of the data was changed by another one runs again', async () => {
  const meet = createMeeting();
  const work = () =>
    db.inTransaction(async (one) => {
      runs += 1;
      await one.execute(sql`set transaction isolation level repeatable read`);
      await one.execute(sql`select * from meetings`);
      await meet();
      await add(one, 1);
    });
  await Promise.all([work(), work()]);
  expect(await times()).toEqual([{ times: 2 }, { times: 0 }]);
  expect(runs).toBe(3);
});

test('a transaction whose connection breaks before its commit runs again on another one', async () => {
  await db.inTransaction(async (one) => {
    runs += 1;
    await add(one, 1);
    if (runs === 1) await end(one);
  });
  expect(await times()).toEqual([{ times: 1 }, { times: 0 }]);
  expect(runs).toBe(2);
});

test('a commit without an answer is not repeated: nobody here knows whether it happened', async () => {
  await db.inTransaction(async (one) => {
    await one.execute(sql`create function end_connection() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`);
    await one.execute(sql`create table endings (id integer)`);
    await one.execute(sql`create constraint trigger end_at_commit after insert on endings
      deferrable initially deferred for each row execute function end_connection()`);
  });
  const work = async (one: Db) => {
    runs += 1;
    await one.execute(sql`insert into endings values (1)`);
  };
  await expect(db.inTransaction(work)).rejects.toThrow(DatabaseAwayError);
  expect(runs).toBe(1);
});

test.each([
  { code: '40P01', wanted: 3 },
  { code: '55P03', wanted: 1 },
  { code: '23505', wanted: 1 },
])('a transaction that fails with $code each time is begun $wanted times', async ({ code, wanted }) => {
  const work = (one: Db) => {
    runs += 1;
    return one.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));
  };
  await expect(db.inTransaction(work)).rejects.toMatchObject({ cause: { code } });
  expect(runs).toBe(wanted);
});

test('a migration takes as long as it takes, also where the user in PostgreSQL has a limit', async () => {
  await db.inTransaction((one) =>
    one.execute(sql`do $$ begin
      execute format('alter role %I in database %I set statement_timeout = 50', current_user, current_database()); end $$`),
  );
  // The limit is that of new connections.
  await db.inStatements(end).catch(() => {});
  await db.inTransaction((one) => one.execute(sql`select pg_sleep(0.1)`));
  await db.inSnapshot((one) => one.execute(sql`select pg_sleep(0.1)`));
  await expect(db.inStatements((one) => one.execute(sql`select pg_sleep(0.1)`))).rejects.toMatchObject({
    cause: { code: '57014' },
  });
});

test('statements outside of a transaction are not repeated, because the first ones stay', async () => {
  const work = async (one: Db) => {
    runs += 1;
    await add(one, 1);
    await end(one);
  };
  await expect(db.inStatements(work)).rejects.toThrow(DatabaseAwayError);
  expect(await times()).toEqual([{ times: 1 }, { times: 0 }]);
});
