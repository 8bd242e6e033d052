import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';
import { defaultOptions } from '../Dependencies.ts';
import { users } from '../db/schema.ts';

const backend = useBackend();
const credentials = { email: 'farmer@udongo.test', password: 'Farmer-pass-1' };
const login = (body: object, address?: string) =>
  backend.call('POST', '/users/auth/login/', { body, ...(address ? { address } : {}) });
const account = (authorization: string) =>
  backend.call('GET', '/users/account/view', { headers: { Authorization: authorization } });

test('a farmer logs in, is known by the token, logs out, and the token is worthless', async () => {
  const { status, body } = await login({ email: ' Farmer@UDONGO.test ', password: 'Farmer-pass-1' });
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[0-9a-f]{48}$/);
  expect(body.user).toMatchObject({
    id: 8,
    full_name: 'Wanjiku Kariuki',
    is_farmer: true,
    farmer: 1,
    agent: null,
  });
  const bearer = { Authorization: `Bearer ${body.token}` };
  const known = await backend.call('GET', '/users/auth/check-login-status', { headers: bearer });
  expect(known.body).toEqual({ login_status: true, user: body.user });
  expect((await backend.call('POST', '/users/auth/logout/', { headers: bearer })).status).toBe(204);
  const after = await backend.call('GET', '/users/auth/check-login-status', { headers: bearer });
  expect([after.status, after.body]).toEqual([401, { detail: 'Invalid token.' }]);
  expect((await backend.call('POST', '/users/auth/logout/', { headers: bearer })).status).toBe(401);
});

test('a visitor is told that they are not logged in', async () => {
  expect((await backend.call('GET', '/users/auth/check-login-status')).body).toEqual({
    login_status: false,
    user: null,
  });
});

test.each([
  ['a wrong password', { ...credentials, password: 'nope' }],
  ['an unknown account', { ...credentials, email: 'nobody@udongo.test' }],
  ['an account without a password', { email: 'achieng.okoth@udongo.test', password: 'x' }],
])('%s is a 400 that does not say which', async (_, body) => {
  const answer = await login(body);
  expect([answer.status, answer.body]).toEqual([
    400,
    { non_field_errors: ['Unable to log in with provided credentials.'] },
  ]);
});

test('missing and blank credentials are named', async () => {
  const { status, body } = await login({ email: '' });
  expect([status, body]).toEqual([
    400,
    { email: ['This field may not be blank.'], password: ['This field is required.'] },
  ]);
});

test.each([
  ['Bearer undefined', 'Invalid token.'],
  ['Bearer', 'Invalid token.'],
  ['Bearer a b', 'Invalid token.'],
  ['Token abc', 'Authentication credentials were not provided.'],
  ['Basic YTpi', 'Authentication credentials were not provided.'],
])('the header "%s" is answered with 401', async (authorization, detail) => {
  const { status, headers, body } = await account(authorization);
  expect([status, headers.get('www-authenticate'), body]).toEqual([401, 'Bearer', { detail }]);
});

test('a bad token is refused on public lists too, another scheme is a visitor there', async () => {
  const bad = await backend.call('GET', '/counties', { headers: { Authorization: 'Bearer undefined' } });
  expect(bad.status).toBe(401);
  const other = await backend.call('GET', '/counties', { headers: { Authorization: 'Token abc' } });
  expect(other.status).toBe(200);
});

test('a dead token keeps nobody from logging in', async () => {
  const headers = { Authorization: 'Bearer undefined' };
  expect((await backend.call('POST', '/users/auth/login/', { headers, body: credentials })).status).toBe(200);
});

test('a token ends after 30 days', async () => {
  const { body } = await login(credentials);
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + 2_592_000_000 - 1000);
  expect((await account(`Bearer ${body.token}`)).status).toBe(200);
  backend.clock.now = new Date(start.getTime() + 2_592_000_000);
  expect((await account(`Bearer ${body.token}`)).body).toEqual({ detail: 'Invalid token.' });
  backend.clock.now = start;
});

test('somebody who was made inactive can neither use their token nor log in', async () => {
  const authorization = `Bearer ${await backend.token('otherFarmer')}`;
  const setActive = (active: boolean) =>
    backend.db.inTransaction((db) => db.update(users).set({ is_active: active }).where(eq(users.id, 16)));
  await setActive(false);
  const { status, body } = await account(authorization);
  expect([status, body]).toEqual([401, { detail: 'User inactive or deleted.' }]);
  await setActive(true);
  expect((await account(authorization)).status).toBe(200);
});

test('neither a token nor a password stands in the database', async () => {
  const { body } = await login(credentials);
  const rows = await backend.db.inTransaction(async (db) => {
    const { tokens } = await import('../db/schema.ts');
    return JSON.stringify([await db.select().from(tokens), await db.select().from(users)]);
  });
  expect(rows).not.toContain(body.token);
  expect(rows).not.toContain('Farmer-pass-1');
});

test('after ten wrong passwords an account waits a minute at that address; nobody is locked out elsewhere', async () => {
  const wrong = { email: 'agent@udongo.test', password: 'nope' };
  const right = { ...wrong, password: 'Agent-pass-1' };
  const attacker = '198.51.100.7';
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) statuses.push((await login(wrong, attacker)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const refused = await login(right, attacker);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.body).toEqual({ detail: 'Request was throttled. Expected available in 60 seconds.' });
  expect((await login(credentials, attacker)).status).toBe(200);
  expect((await login(right, '192.0.2.44')).status).toBe(200);
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + 59_100);
  expect((await login(wrong, attacker)).body).toEqual({
    detail: 'Request was throttled. Expected available in 1 second.',
  });
  backend.clock.now = new Date(start.getTime() + 60_000);
  expect((await login(right, attacker)).status).toBe(200);
  backend.clock.now = start;
});

test('a login that succeeds forgets the wrong ones before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect((await login({ ...credentials, password: 'nope' })).status).toBe(400);
    }
    expect((await login(credentials)).status).toBe(200);
  }
});

test('attempts that come together are all counted', async () => {
  const wrong = { email: 'admin@udongo.test', password: 'nope' };
  const answers = await Promise.all(Array.from({ length: 14 }, () => login(wrong)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
});

const few = { times: 3, windowMs: 60_000 };
const strict = useBackend({
  trustProxyHops: 1,
  limits: { ...defaultOptions.limits, loginsByAddress: few, registrationsByAddress: few },
});

test('one address may try few accounts; behind a proxy the address is what the proxy saw', async () => {
  const attempt = (forwarded: string, index: number) =>
    strict.call('POST', '/users/auth/login/', {
      body: { email: `${index}@udongo.test`, password: 'x' },
      headers: { 'X-Forwarded-For': forwarded },
    });
  const statuses: number[] = [];
  // An address that the client writes there itself is left of the one that the proxy adds.
  for (let index = 0; index < 4; index += 1)
    statuses.push((await attempt(`10.0.0.${index}, 203.0.113.5`, index)).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect((await attempt('10.0.0.9, 203.0.113.6', 9)).status).toBe(400);
});

test('addresses of one IPv6 customer count as one', async () => {
  const statuses: number[] = [];
  for (const host of ['::1', '::2', ':1:2:3:4', ':ffff::']) {
    const headers = { 'X-Forwarded-For': `2001:db8:0:7${host}` };
    const body = { email: 'six@udongo.test', password: 'x' };
    statuses.push((await strict.call('POST', '/users/auth/login/', { body, headers })).status);
  }
  expect(statuses).toEqual([400, 400, 400, 429]);
});

test('registrations of one address are limited, of everybody else not', async () => {
  const attempt = (address: string) =>
    strict.call('POST', '/users/account/view/', { body: {}, headers: { 'X-Forwarded-For': address } });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index += 1) statuses.push((await attempt('203.0.113.7')).status);
  expect(statuses).toEqual([400, 400, 400, 429]);
  expect((await attempt('203.0.113.8')).status).toBe(400);
});
