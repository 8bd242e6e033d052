import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { meetAtLock } from './meetAtLock.ts';
import { useBackend } from './testBackend.ts';

/** Requests with one `Idempotency-Key` that meet in the middle of the write. */

const backend = useBackend();
const as = 'administrator';

const meet = <Answer>(requests: readonly (() => Promise<Answer>)[]) =>
  meetAtLock(backend, sql`select 1 from counties where id = 1 for update`, requests);

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
