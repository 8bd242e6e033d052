import { expect, test } from 'vitest';
import { type Caller, createDatabase, type Db } from './Database.ts';

const caller = (operation: string): Caller => ({
  operation,
  requestId: null,
  userId: 1,
  role: 'administrator',
  at: new Date(0),
});

/** A database without storage that tells in whose name each transaction runs; it has no `AsyncLocalStorage`, as in browsers. */
function openBrowserDatabase() {
  const named: (string | undefined)[] = [];
  const db = createDatabase({
    transaction: (work, _, __, nameCaller) => {
      named.push(nameCaller && /"operation":"(.*?)"/.exec(nameCaller)?.[1]);
      return work({} as Db);
    },
    runScript: async () => {},
    close: async () => {},
  });
  return { db, named, write: () => db.inTransaction(async () => {}) };
}

test('in a browser a change is recorded as that of the only caller, and as nobody’s once the call has ended', async () => {
  const { db, named, write } = openBrowserDatabase();
  await db.as(caller('faqs.create'), write);
  await write();
  expect(named).toEqual(['faqs.create', undefined]);
});

test('in a browser two calls at once change in nobody’s name, not in that of the other', async () => {
  const { db, named, write } = openBrowserDatabase();
  let end = () => {};
  const other = db.as(caller('faqs.update'), () => new Promise<void>((resolve) => (end = resolve)));
  await db.as(caller('faqs.create'), write);
  end();
  await other;
  await db.as(caller('faqs.delete'), write);
  expect(named).toEqual([undefined, 'faqs.delete']);
});
