import { expect, test } from 'vitest';
import { blankPicture } from '../../test/pictures.ts';
import { type CallOptions, useBackend } from '../../test/testBackend.ts';
import { defaultOptions } from '../Dependencies.ts';
import { keptAnswers } from '../db/schema.ts';
import { findAnswer, forgetAnswers, keepAnswer, longestBody } from '../services/platform/keptAnswers.ts';

const { limits } = defaultOptions;
const backend = useBackend({
  limits: {
    ...limits,
    contactMessages: { ...limits.contactMessages, times: 100 },
    messagesByRecipient: { ...limits.messagesByRecipient, times: 1 },
  },
});
let made = 0;
const newKey = () => `the-key-of-a-test-${made++}`;
const post = (key: string, path: string, body: unknown, options: CallOptions = {}) =>
  backend.call('POST', path, { as: 'administrator', body, headers: { 'Idempotency-Key': key }, ...options });
const replayed = ({ headers }: { headers: Headers }) => headers.get('Idempotency-Replayed');
const countOf = async (path: string) =>
  (await backend.call('GET', `${path}?limit=1`, { as: 'administrator' })).body.count;
const keptRows = () => backend.db.inTransaction((db) => db.$count(keptAnswers));
const message = { name: 'Njeri', email: 'njeri@udongo.test', message: 'Do you come to Nyeri?' };

test('a write that is sent again is answered as before, and done once', async () => {
  const key = newKey();
  const first = await post(key, '/counties/', { name: 'Zanzi' });
  const before = await countOf('/counties');
  const again = await post(key, '/counties', { name: 'Zanzi' });
  expect([first.status, replayed(first)]).toEqual([201, null]);
  expect([again.status, again.body, replayed(again)]).toEqual([201, first.body, 'true']);
  expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'));
  expect(await countOf('/counties')).toBe(before);
  const { id } = first.body;
  const remove = () =>
    backend.call('DELETE', `/counties/${id}/`, {
      as: 'administrator',
      headers: { 'Idempotency-Key': key.repeat(2) },
    });
  expect([await remove(), await remove()].map(({ status, body }) => [status, body])).toEqual(
    Array(2).fill([204, undefined]),
  );
});

test('an edit that is sent again does not meet its own version', async () => {
  const { body: stored } = await backend.call('GET', '/counties/3', { as: 'administrator' });
  const edit = (headers: Record<string, string>) =>
    backend.call('PUT', '/counties/3/', {
      as: 'administrator',
      body: { ...stored, name: 'Kilifi town' },
      headers,
    });
  const key = { 'Idempotency-Key': newKey() };
  const first = await edit(key);
  expect([first.status, (await edit({})).status]).toEqual([200, 412]);
  expect(await edit(key)).toMatchObject({ status: 200, body: first.body });
});

test('other content, another path and another method under a key are refused', async () => {
  const key = newKey();
  await post(key, '/counties/', { name: 'Reused' });
  const refusal = {
    status: 409,
    body: {
      code: 'key_reused',
      detail: 'This was sent with other content before. Reload the page and try again.',
    },
  };
  expect(await post(key, '/counties/', { name: 'Other' })).toMatchObject(refusal);
  expect(await post(key, '/faqs/', { name: 'Reused' })).toMatchObject(refusal);
  expect(await post(key, '/counties/?a=1', { name: 'Reused' })).toMatchObject(refusal);
  const put = { as: 'administrator', body: { name: 'Reused' }, headers: { 'Idempotency-Key': key } } as const;
  expect(await backend.call('PUT', '/counties/1/', put)).toMatchObject(refusal);
});

test('nobody gets the answer of another person under the same key', async () => {
  const key = newKey();
  const answers = [];
  for (const as of ['farmer', 'otherFarmer', 'anonymous'] as const) {
    answers.push(await post(key, '/contact/', message, { as }));
  }
  expect(answers.map(replayed)).toEqual([null, null, null]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
});

test('a write whose answer cannot be kept is not done, and can be sent again', async () => {
  const key = newKey();
  const run = (statement: string) => backend.db.inTransaction((db) => backend.db.runScript(db, statement));
  await run(`create function end_here() returns trigger language plpgsql as $$ begin raise exception 'cut'; end $$;
    create trigger cut before update on kept_answers for each row execute function end_here();`);
  const [countBefore, keptBefore] = [await countOf('/counties'), await keptRows()];
  expect((await post(key, '/counties/', { name: 'Cut' })).status).toBe(500);
  expect([await countOf('/counties'), await keptRows()]).toEqual([countBefore, keptBefore]);
  await run('drop trigger cut on kept_answers; drop function end_here();');
  const again = await post(key, '/counties/', { name: 'Cut' });
  expect([again.status, replayed(again)]).toEqual([201, null]);
});

test('a refusal of the content is kept; one of login, permission or time is not', async () => {
  const key = newKey();
  const wrong = await post(key, '/counties/', { name: '' });
  const again = await post(key, '/counties/', { name: '' });
  expect([wrong.status, replayed(wrong)]).toEqual([400, null]);
  expect([again.status, again.body, replayed(again)]).toEqual([400, wrong.body, 'true']);
  const before = await keptRows();
  for (const [as, status] of [
    ['anonymous', 401],
    ['farmer', 403],
  ] as const) {
    expect((await post(newKey(), '/counties/', { name: 'X' }, { as })).status).toBe(status);
  }
  const subscriber = { email: 'soon@udongo.test' };
  const subscribe = () => post(newKey(), '/subscribers/', subscriber, { as: 'anonymous' });
  expect([(await subscribe()).status, (await subscribe()).status]).toEqual([201, 429]);
  expect(await keptRows()).toBe(before + 1);
});

test('logins and what makes one are never kept', async () => {
  const before = await keptRows();
  const login = { email: 'farmer@udongo.test', password: 'Farmer-pass-1' };
  const account = { full_name: 'Baraka', email: 'baraka@udongo.test', password: 'Baraka-pass-1' };
  for (const [path, body] of [
    ['/users/auth/login/', login],
    ['/users/account/view/', account],
    ['/users/auth/password-reset/', { email: login.email }],
  ] as const) {
    const { status } = await post(newKey(), path, body, { as: 'anonymous' });
    expect(status, path).toBeLessThan(300);
  }
  expect(await keptRows()).toBe(before);
});

test('an upload is compared byte by byte', async () => {
  const key = newKey();
  const picture = new Uint8Array(await blankPicture('jpeg'));
  const form = new FormData();
  form.append('file', new File([picture], 'loam.jpg'));
  const sent = new Response(form);
  const contentType = sent.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const upload = async (body: Uint8Array<ArrayBuffer>) =>
    backend.send(
      new Request('http://localhost/media/', {
        method: 'POST',
        body,
        headers: {
          'Content-Type': contentType,
          'Idempotency-Key': key,
          Authorization: `Bearer ${await backend.token('administrator')}`,
        },
      }),
    );
  const first = await upload(bytes);
  const again = await upload(bytes);
  expect([first.status, again.status, again.body, replayed(again)]).toEqual([201, 201, first.body, 'true']);
  expect((await upload(bytes.map((byte, index) => (index === 300 ? byte ^ 1 : byte)))).status).toBe(409);
});

test('an answer that is too long is not kept, and yet its request is done once', async () => {
  const keyed = { key: 'long', request: 'long', now: backend.clock.now };
  const answer = { status: 201, contentType: 'application/json', body: 'x'.repeat(longestBody + 1) };
  await backend.db.inTransaction((db) => keepAnswer(db, keyed, answer));
  await expect(backend.db.inTransaction((db) => findAnswer(db, keyed))).rejects.toMatchObject({
    status: 409,
    body: { code: 'done_before' },
  });
});

test('a key counts for 24 hours, and a job removes it then', async () => {
  const key = newKey();
  const first = await post(key, '/contact/', message);
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + 24 * 3_600_000 - 1);
  expect((await post(key, '/contact/', message)).body).toEqual(first.body);
  await forgetAnswers({ db: backend.db, clock: () => backend.clock.now });
  expect(await keptRows()).toBeGreaterThan(0);
  backend.clock.now = new Date(start.getTime() + 24 * 3_600_000);
  const later = await post(key, '/contact/', message);
  expect([later.status, replayed(later)]).toEqual([201, null]);
  expect(later.body.id).not.toBe(first.body.id);
  expect((await post(key, '/contact/', message)).body).toEqual(later.body);
  backend.clock.now = new Date(start.getTime() + 48 * 3_600_000);
  await forgetAnswers({ db: backend.db, clock: () => backend.clock.now });
  expect(await keptRows()).toBe(0);
  backend.clock.now = start;
});

test.each(['short', 'x'.repeat(129), 'with a space in it'])('the key %s is refused', async (key) => {
  const { status, body } = await post(key, '/counties/', { name: 'X' });
  expect([status, body]).toEqual([
    400,
    { detail: 'Idempotency-Key needs 16 to 128 visible ASCII characters.' },
  ]);
});

test('a page of another origin can send the key and read whether the answer is a repeat', async () => {
  const { headers } = await backend.fetch(
    new Request('http://localhost/counties/', {
      method: 'OPTIONS',
      headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
    }),
  );
  expect(headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  const origin = { Origin: 'http://localhost:5173', 'Idempotency-Key': newKey() };
  await post('', '/counties/', { name: 'Cors' }, { headers: origin });
  const again = await post('', '/counties/', { name: 'Cors' }, { headers: origin });
  expect(again.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:5173');
  expect(again.headers.get('Access-Control-Expose-Headers')).toContain('Idempotency-Replayed');
  expect(replayed(again)).toBe('true');
});

test('ten requests at once with one key are one write', async () => {
  const key = newKey();
  const before = await countOf('/contact');
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(key, '/contact/', message)));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(answers.filter((answer) => replayed(answer) === null)).toHaveLength(1);
  expect(await countOf('/contact')).toBe(before + 1);
});
