import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { queryRows } from '../src/db/queryRows.ts';
import { useBackend } from './testBackend.ts';

/** Requests with one `Idempotency-Key` that meet in the middle of the write. */

const backend = useBackend();
const as = 'administrator';

/** Sends requests while a row that they change is locked; lets go when each waits for it or for the one before. */
async function meet<Answer>(requests: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  let release = () => {};
  let locking: Promise<void> | undefined;
  await new Promise<void>((locked) => {
    locking = backend.db.inTransaction(async (db) => {
      await db.execute(sql`select 1 from counties where id = 1 for update`);
      locked();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    });
  });
  const answers = requests.map((send) => send());
  const waiting = sql`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const countWaiting = async () =>
    (await backend.db.inTransaction((db) => queryRows<{ count: number }>(db, waiting)))[0]?.count;
  await expect.poll(countWaiting, { interval: 10 }).toBe(requests.length);
  release();
  await locking;
  return Promise.all(answers);
}

const edit = (key: string, name: string) => () =>
  backend.call('PUT', '/counties/1/', { as, body: { name }, headers: { 'Idempotency-Key': key } });
const isRepeat = (answer: { headers: Headers }) => answer.headers.get('Idempotency-Replayed') === 'true';

test('the second waits for the first, and gets its answer', async () => {
  const same = edit('one-key-for-both-of-them', 'Mombasa town');
  const answers = await meet([same, same]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.filter(isRepeat)).toHaveLength(1);
  expect(answers[0]?.body).toEqual(answers[1]?.body);
});

test('with other content one of them is refused', async () => {
  const key = 'one-key-for-two-contents';
  const answers = await meet([edit(key, 'One name'), edit(key, 'Another name')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { body } = await backend.call('GET', '/counties/1', { as });
  expect(body.name).toBe(answers.find(({ status }) => status === 200)?.body.name);
});

test('the second does the work when the first is refused', async () => {
  await backend.call('PUT', '/counties/2/', { as, body: { name: 'Taken' } });
  const taken = edit('one-key-for-a-refusal-1', 'Taken');
  const answers = await meet([taken, taken]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});
