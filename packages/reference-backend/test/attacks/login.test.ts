import { expect, test } from 'vitest';
import type { PasswordHasher } from '../../src/PasswordHasher.ts';
import { type Answer, useBackend } from '../testBackend.ts';
import { testHasher } from '../testClock.ts';

/** Passwords are looked at when the gate is open. */
let openGate = () => {};
let gate = Promise.resolve();
let verified = 0;
const slow: PasswordHasher = {
  hash: testHasher.hash,
  verify: async (password, stored) => {
    verified += 1;
    await gate;
    return testHasher.verify(password, stored);
  },
};

const backend = useBackend({ hashing: { maxConcurrent: 1, maxQueued: 4 } }, slow);
const login = (password: string, address = '192.0.2.1') =>
  backend.call('POST', '/users/auth/login/', { body: { email: 'admin@udongo.test', password }, address });

test('of a flood of logins a few wait, the rest is sent away for a moment, and then the next one is let in', async () => {
  gate = new Promise((resolve) => {
    openGate = resolve;
  });
  const answers: Answer[] = [];
  const flood = Array.from({ length: 30 }, async (_, index) => {
    answers.push(await login('nope', `198.51.100.${index}`));
  });
  await expect.poll(() => answers.length).toBe(25);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  for (const { headers } of answers) expect(headers.get('retry-after')).toBe('2');
  openGate();
  await Promise.all(flood);
  expect(answers.slice(25).map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect((await login('Admin-pass-1')).status).toBe(200);
});

test('somebody who fails from elsewhere does not lock out an administrator', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 12; attempt += 1)
    statuses.push((await login('nope', '203.0.113.9')).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await login('Admin-pass-1', '192.0.2.7')).status).toBe(200);
});

test('a clock that ran ahead leaves no wait that is longer than the window', async () => {
  const now = backend.clock.now;
  const address = '203.0.113.50';
  backend.clock.now = new Date(now.getTime() + 24 * 3_600_000);
  for (let attempt = 0; attempt < 11; attempt += 1) await login('nope', address);
  backend.clock.now = now;
  expect((await login('nope', address)).status).toBe(400);
  for (let attempt = 0; attempt < 9; attempt += 1) await login('nope', address);
  const refused = await login('nope', address);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

test('nobody learns from a refused login who has an account: each costs one look at a password', async () => {
  const answers = [];
  for (const email of ['farmer@udongo.test', 'nobody@udongo.test', '0712345678', '0733999001']) {
    const before = verified;
    const { status, body } = await backend.call('POST', '/users/auth/login/', {
      body: { email, password: 'nope' },
      address: '203.0.113.30',
    });
    answers.push({ status, body, looks: verified - before });
  }
  const refused = { non_field_errors: ['Unable to log in with provided credentials.'] };
  for (const answer of answers) expect(answer).toEqual({ status: 400, body: refused, looks: 1 });
});
