import { expect, test } from 'vitest';
import type { Access } from '../../AccessLog.ts';
import type { LogEntry } from '../../Dependencies.ts';
import type { Database } from '../../db/Database.ts';
import { createAccessLog, maximumEntries } from './createAccessLog.ts';

const access: Access = {
  caller: { operation: 'auth.login', requestId: null, userId: null, role: 'anonymous', at: new Date(0) },
  kind: 'refusal',
};

/** A database whose transactions wait until they are let go. */
function slowDatabase() {
  let letGo = (_: unknown) => {};
  const going = new Promise((resolve) => {
    letGo = resolve;
  });
  let transactions = 0;
  const inTransaction = async () => {
    transactions += 1;
    await going;
    throw new Error('The database is away.');
  };
  const db = { inTransaction } as unknown as Database;
  return { db, letGo: () => letGo(undefined), transactions: () => transactions };
}

test('a flood waits for one statement at a time, in bounds, and the log says how much was lost', async () => {
  const log: LogEntry[] = [];
  const { db, letGo, transactions } = slowDatabase();
  const accessLog = createAccessLog({ db, clock: () => new Date(0), log: (entry) => log.push(entry) });
  accessLog.note(access);
  await Promise.resolve();
  for (let number = 0; number < 10 * maximumEntries; number += 1) accessLog.note(access);
  expect(transactions()).toBe(1);
  letGo();
  await accessLog.settled();
  expect(transactions()).toBe(2);
  // Those beyond the bound, and those of the two statements that failed.
  const msg = 'entries of the audit log lost';
  expect(log).toEqual([{ level: 'error', msg, count: 10 * maximumEntries + 1 }]);
});

test('the next minute has room again', async () => {
  const log: LogEntry[] = [];
  const { db, letGo } = slowDatabase();
  let now = 0;
  const accessLog = createAccessLog({ db, clock: () => new Date(now), log: (entry) => log.push(entry) });
  letGo();
  for (let number = 0; number <= maximumEntries; number += 1) accessLog.note(access);
  await accessLog.settled();
  now = 60_000;
  accessLog.note(access);
  await accessLog.settled();
  // The database is away, so each entry is counted, those that were refused with them.
  expect(log.map(({ count }) => count)).toEqual([maximumEntries + 1, 1]);
});
