import { beforeEach, expect, test } from 'vitest';
import { auditEntries } from '../../src/db/schema.ts';
import { operations } from '../../src/generated/operations.ts';
import { resetSecondFactor } from '../../src/services/people/resetSecondFactor.ts';
import { declaredOperations, filtersOf } from '../contract.ts';
import { setUpFactor, type TestFactor } from '../setUpFactor.ts';
import { useBackend } from '../testBackend.ts';

/** Ways around the second factor of staff: replay, guessing, the clock, a lost phone, a stolen login. */

const backend = useBackend();
const path = '/users/auth/second-factor';
const password = 'Admin-pass-1';
const email = 'admin@udongo.test';
let factor: TestFactor;

const travel = (seconds: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + seconds * 1000);
};
const logIn = (body: object, address = '192.0.2.1') =>
  backend.call('POST', '/users/auth/login/', { body: { email, password, ...body }, address });
const callWith = (token: string, method: string, at: string, body?: object) =>
  backend.send(
    new Request(`http://api.test${at}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
const wrong = { code: ['This code is wrong or was used already.'] };

beforeEach(async () => {
  // Past the window of every limit.
  travel(7200);
  await backend.db.inTransaction((db) => resetSecondFactor(db, email));
  backend.forgetToken('administrator');
  factor = await setUpFactor(backend, 'administrator');
  travel(60);
});

test('the right password opens nothing without a code, and no answer to a wrong password names the code', async () => {
  expect(await logIn({})).toMatchObject({
    status: 400,
    body: { code: ['Enter the code of your authenticator app.'] },
  });
  const refused = { non_field_errors: ['Unable to log in with provided credentials.'] };
  expect((await logIn({ password: 'nope' })).body).toEqual(refused);
  expect((await logIn({ password: 'nope', code: factor.code() })).body).toEqual(refused);
  expect((await logIn({ email: 'nobody@udongo.test', code: '123456' })).body).toEqual(refused);
});

test('a code that somebody read over the shoulder works once, also when both use it at the same moment', async () => {
  const code = factor.code();
  const answers = await Promise.all([1, 2, 3].map(() => logIn({ code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await logIn({ code })).body).toEqual(wrong);
});

test('an older code than the last one does not work, though its time has not passed', async () => {
  const older = factor.code(-30);
  expect((await logIn({ code: factor.code() })).status).toBe(200);
  expect((await logIn({ code: older })).body).toEqual(wrong);
});

test('the code that confirmed the app opens no login', async () => {
  travel(-60);
  expect((await logIn({ code: factor.code() })).body).toEqual(wrong);
});

test.each(['😀😀😀', '１２３４５６', '12345', '-12345'])('%s confirms no app', async (code) => {
  await backend.db.inTransaction((db) => resetSecondFactor(db, email));
  backend.forgetToken('administrator');
  const as = 'administrator';
  expect((await backend.call('POST', `${path}/start/`, { as, body: { password } })).status).toBe(200);
  const answer = await backend.call('POST', `${path}/confirm/`, { as, body: { code } });
  expect([answer.status, answer.body]).toEqual([400, wrong]);
});

test.each([
  [-60, 400],
  [-30, 200],
  [30, 200],
  [60, 400],
])('a phone whose clock is %i seconds off is answered %i', async (seconds, status) => {
  expect((await logIn({ code: factor.code(seconds) })).status).toBe(status);
});

test('ten guesses an hour are all that a thief with the password gets, wherever they come from', async () => {
  const statuses = [];
  for (let guess = 0; guess < 12; guess += 1)
    statuses.push((await logIn({ code: '000000' }, `198.51.100.${guess}`)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  // A stolen login of the account shares them.
  const body = { code: factor.code() };
  expect((await backend.call('POST', `${path}/prove/`, { as: 'administrator', body })).status).toBe(429);
  travel(3601);
  expect((await logIn({ code: factor.code() })).status).toBe(200);
});

test('guesses without the password lock nobody out', async () => {
  for (let guess = 0; guess < 15; guess += 1)
    await logIn({ password: 'nope', code: '000000' }, `203.0.113.${guess}`);
  expect((await logIn({ code: factor.code() })).status).toBe(200);
});

test('a recovery code opens the account of a lost phone once, in whatever way it is typed', async () => {
  const [first = '', second = ''] = factor.recoveryCodes;
  expect(new Set(factor.recoveryCodes).size).toBe(10);
  expect((await logIn({ code: ` ${first.toLowerCase().replaceAll('-', ' ')} ` })).status).toBe(200);
  expect((await logIn({ code: first })).body).toEqual(wrong);
  const answers = await Promise.all([1, 2].map(() => logIn({ code: second })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { body } = await backend.call('GET', path, { as: 'administrator' });
  expect(body).toMatchObject({ is_on: true, recovery_codes_left: 8 });
});

test('new recovery codes end the older ones', async () => {
  const [old = ''] = factor.recoveryCodes;
  const body = { code: factor.code() };
  const renewed = await backend.call('POST', `${path}/recovery-codes/`, { as: 'administrator', body });
  expect((await logIn({ code: old })).body).toEqual(wrong);
  expect((await logIn({ code: renewed.body.recovery_codes[0] })).status).toBe(200);
});

test('the recovery codes of one person are worth nothing to another', async () => {
  const other = await setUpFactor(backend, 'finance', 'Finance-pass-1');
  expect((await logIn({ code: other.recoveryCodes[0] })).body).toEqual(wrong);
});

test('a stolen login can neither remove the second factor nor put its own app in its place', async () => {
  const as = 'administrator';
  const code = factor.code();
  const send = (name: string, body: object) => backend.call('POST', `${path}/${name}/`, { as, body });
  expect((await send('remove', { password: 'nope', code })).body).toEqual({ password: ['Wrong password.'] });
  expect((await send('remove', { password, code: '000000' })).body).toEqual(wrong);
  expect((await send('start', { password: 'nope' })).status).toBe(400);
  expect((await send('start', { password })).status).toBe(409);
  expect((await send('confirm', { code })).status).toBe(409);
  expect((await backend.call('GET', path, { as })).body.is_on).toBe(true);
  expect((await send('remove', { password, code })).body).toMatchObject({ is_on: false });
  expect((await logIn({})).status).toBe(200);
});

test('a new password by email does not stand in for the code', async () => {
  await backend.call('POST', '/users/auth/password-reset/', { body: { email } });
  const [message] = await backend.sendMessages();
  const [, token] = /#token=(\w+)/.exec(message?.text ?? '') ?? [];
  const changed = { new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' };
  const reset = { body: { token, ...changed } };
  expect((await backend.call('POST', '/users/auth/password-reset/confirm/', reset)).status).toBe(200);
  expect((await logIn({ password: 'Tilapia-77' })).body).toHaveProperty('code');
  const back = { token: (await logIn({ password: 'Tilapia-77', code: factor.code() })).body.token };
  const body = { old_password: 'Tilapia-77', new_password: password, confirm_password: password };
  expect((await callWith(back.token, 'POST', '/users/auth/change-password/', body)).status).toBe(200);
});

test('setting it up ends the logins that were made without it', async () => {
  await backend.call('POST', `${path}/remove/`, {
    as: 'administrator',
    body: { password, code: factor.code() },
  });
  const stolen = (await logIn({})).body.token;
  travel(60);
  await setUpFactor(backend, 'administrator');
  expect((await callWith(stolen, 'GET', '/users/account/view')).status).toBe(401);
});

test('a proof lasts 15 minutes, and only for the login that gave it', async () => {
  const first = (await logIn({ code: factor.code() })).body.token;
  travel(30);
  const second = (await logIn({ code: factor.code() })).body.token;
  const pay = (token: string) =>
    callWith(token, 'POST', '/utils/record-refund/', {
      reference: 'NOTHING',
      refund_number: 'NONE',
      reason: 'Paid to the wrong paybill',
    });
  // Both logins have just proven it.
  expect((await pay(first)).status).not.toBe(403);
  travel(900);
  for (const token of [first, second]) {
    expect(await pay(token)).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required', detail: 'Enter a code of your authenticator app first.' },
    });
  }
  const { body } = await callWith(first, 'POST', `${path}/prove/`, { code: factor.code() });
  expect(Date.parse(body.proven_until)).toBe(backend.clock.now.getTime() + 900_000);
  expect((await pay(first)).status).not.toBe(403);
  expect((await pay(second)).status).toBe(403);
});

test('a login that has not proven it changes no role and takes neither the register nor a copy away, but does its other work', async () => {
  const as = 'administrator';
  const required = { status: 403, body: { code: 'second_factor_required' } };
  travel(900);
  const change = (body: object) => backend.call('PATCH', '/users/account/profiles/2/', { as, body });
  expect(await change({ staff_role: 'finance' })).toMatchObject(required);
  expect(await change({ is_superuser: true })).toMatchObject(required);
  expect(await change({ is_superuser: true, address: 'Thika' })).toMatchObject(required);
  expect((await change({ address: 'Thika' })).status).toBe(200);
  // A form sends the fields that nobody touched, too.
  expect((await change({ staff_role: null, is_superuser: false, address: 'Ruiru' })).status).toBe(200);
  const added = { full_name: 'Achieng Awuor', email: 'achieng@udongo.test', password: 'Maabara-ya-2' };
  const create = (body: object) => backend.call('POST', '/users/account/profiles/', { as, body });
  expect(await create({ ...added, staff_role: 'finance' })).toMatchObject(required);
  expect(await create({ ...added, is_superuser: true })).toMatchObject(required);
  const farmer = await create({ ...added, staff_role: null, is_superuser: false });
  expect(farmer).toMatchObject({ status: 201, body: { role: 'farmer' } });
  const register = '/agric/download-farmer-biodata/?reason=Visit';
  expect(await backend.call('GET', register, { as })).toMatchObject(required);
  expect(await backend.call('GET', '/users/data-requests/1/export', { as })).toMatchObject(required);
  expect((await backend.call('GET', '/agric/farmers', { as })).status).toBe(200);
});

/** Lists without personal data. */
const ofNobody = [
  ...[
    'analyses.list',
    'blogCategories.list',
    'blogs.list',
    'counties.list',
    'crops.list',
    'discounts.list',
    'faqs.list',
  ],
  ...[
    'jobs.list',
    'media.list',
    'otherCropNames.list',
    'payments.listReconciliations',
    'prices.list',
    'ruleSets.list',
  ],
];

const filed = declaredOperations.filter((operation) =>
  filtersOf(operation).some(({ name }) => name === 'download'),
);

test('a login that has not proven it makes no file of a list of people, but reads the list', async () => {
  travel(900);
  const as = 'administrator';
  const required = { status: 403, body: { code: 'second_factor_required' } };
  const lists = filed.filter(({ operationId }) => !ofNobody.includes(operationId));
  expect(lists.length).toBeGreaterThan(25);
  for (const { operationId, path } of lists) {
    const address = path.replace('{id}', '1').replace('{uuid}', '5eed0000-0000-4000-8000-000000000002');
    expect([operationId, await backend.call('GET', `${address}?limit=1&download=0`, { as })]).toMatchObject([
      operationId,
      required,
    ]);
    expect([operationId, (await backend.call('GET', `${address}?limit=1`, { as })).status]).toEqual([
      operationId,
      200,
    ]);
  }
  // A further page of a file whose first page was read with a proof.
  const further = '/agric/soil-test-bookings?limit=1&page=2&download=0';
  expect(await backend.call('GET', further, { as })).toMatchObject(required);
  // Agents have no second factor and make files as before.
  expect((await backend.call('GET', further, { as: 'agent' })).status).toBe(200);
  await backend.call('POST', `${path}/prove/`, { as, body: { code: factor.code() } });
  expect((await backend.call('GET', further, { as })).status).toBe(200);
});

test('of the operations that ask about fields, a new record and an edit are compared above', () => {
  const asking = Object.entries(operations).filter(
    ([, { asksAgain }]) => Array.isArray(asksAgain) && !asksAgain.includes('download'),
  );
  expect(asking.map(([id, { method }]) => [id, method])).toEqual([
    ['profiles.create', 'POST'],
    ['profiles.patch', 'PATCH'],
  ]);
});

test('neither the log nor the audit log has a secret or a code', async () => {
  const code = factor.code();
  await logIn({ code });
  await logIn({ code: factor.recoveryCodes[0] ?? '' });
  await backend.settleAudit();
  const entries = await backend.db.inTransaction((db) => db.select().from(auditEntries));
  const texts = JSON.stringify([backend.takeLog(), entries.map(({ changes }) => changes)]);
  for (const secret of [code, ...factor.recoveryCodes]) expect(texts).not.toContain(secret);
  const masked = entries.filter(({ table_name }) => table_name === 'second_factors');
  expect(masked.length).toBeGreaterThan(1);
  for (const { changes } of masked) expect(JSON.stringify(changes)).not.toMatch(/[A-Z2-7]{32}/);
});
