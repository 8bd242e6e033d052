import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emailChanges, loginUndos, passwordResets, users } from '../../src/db/schema.ts';
import { readEnvironment } from '../../src/hosts/environment.ts';
import { createEmailChange } from '../../src/services/people/emailChanges.ts';
import { inviteFirstAdministrator } from '../../src/services/people/firstAdministrator.ts';
import { tellOfChange } from '../../src/services/people/loginUndos.ts';
import { createEmptyDatabase } from '../serverDatabase.ts';
import { startProcess } from '../serverProcess.ts';
import { useBackend } from '../testBackend.ts';

test.each([
  [{}, 'living'],
  [{ HOST: 'localhost' }, 'living'],
  [{ HOST: '::1' }, 'living'],
  [{ HOST: '0.0.0.0' }, 'reference'],
  [{ HOST: '::' }, 'reference'],
  [{ HOST: '192.168.1.20' }, 'reference'],
  [{ DATABASE_URL: 'postgres://db.example/udongo' }, 'reference'],
  [{ DATABASE_URL: 'postgres://db.example/udongo', SEED: 'demo' }, 'demo'],
])('%j seeds %s', (variables, seed) => {
  expect(readEnvironment(variables).SEED).toBe(seed);
});

test('a public server has no demo account; its first administrator sets a password with the link on the log, once', async () => {
  const database = await createEmptyDatabase();
  const server = await startProcess({
    ...database.environment,
    HOST: '0.0.0.0',
    ADMIN_EMAIL: 'Ada@Example.org',
    APP_URL: 'https://app.example',
  });
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.url}/users/auth/${path}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  try {
    for (const [email, password] of [
      ['admin@udongo.test', 'Admin-pass-1'],
      ['agent@udongo.test', 'Agent-pass-1'],
      ['farmer@udongo.test', 'Farmer-pass-1'],
    ])
      expect((await post('login', { email, password })).status).toBe(400);

    const links = server.log.map((line) => JSON.parse(line)).filter(({ link }) => link !== undefined);
    expect(links).toEqual([expect.objectContaining({ msg: 'first administrator' })]);
    const [, token = ''] =
      /^https:\/\/app\.example\/auth\/set-password#token=([0-9a-f]{48})$/.exec(links[0].link) ?? [];
    const validate = () => post('password-reset/validate-token', { token });
    const confirm = (confirm_password: string) =>
      post('password-reset/confirm', { token, new_password: 'Tilapia-77', confirm_password });
    expect((await validate()).body).toEqual({ valid: true });
    expect((await confirm('Tilapia-78')).body).toEqual({
      confirm_password: ['The two passwords do not match.'],
    });
    expect((await confirm('Tilapia-77')).status).toBe(200);
    expect((await validate()).body).toEqual({ valid: false });
    expect(await confirm('Tilapia-77')).toEqual({
      status: 400,
      body: { token: ['This link is no longer valid. Ask for a new one.'] },
    });
    const login = await post('login', { email: 'ada@example.org', password: 'Tilapia-77' });
    expect(login).toMatchObject({ status: 200, body: { user: { is_superuser: true } } });
  } finally {
    await server.end('SIGKILL');
    await database.remove();
  }
}, 120_000);

const backend = useBackend();
const lifetimeMs = 3_600_000;
const invite = (email: string) =>
  backend.db.inTransaction((db) =>
    inviteFirstAdministrator(db, email, { now: backend.clock.now, lifetimeMs }),
  );
const call = (path: string, body: object) => backend.call('POST', `/users/auth/${path}/`, { body });

test('where somebody can log in as an administrator, nobody becomes the first one', async () => {
  expect(await invite('farmer@udongo.test')).toBeNull();
  expect((await call('login', { email: 'farmer@udongo.test', password: 'Farmer-pass-1' })).status).toBe(200);
});

test('who registered with the address before does not become administrator with their password or login', async () => {
  await backend.db.inTransaction((db) =>
    db.update(users).set({ staff_role: null }).where(eq(users.staff_role, 'administrator')),
  );
  const earlier = { email: 'farmer@udongo.test', password: 'Farmer-pass-1' };
  const { body } = await call('login', earlier);
  const token = await invite('farmer@udongo.test');
  expect((await call('login', earlier)).status).toBe(400);
  const headers = { Authorization: `Bearer ${body.token}` };
  expect((await backend.call('GET', '/users/account/view', { headers })).status).toBe(401);

  // Only its hash is stored, and it ends.
  const stored = await backend.db.inTransaction((db) => db.select().from(passwordResets));
  expect(JSON.stringify(stored)).not.toContain(token);
  const start = backend.clock.now;
  backend.clock.now = new Date(start.getTime() + lifetimeMs);
  expect((await call('password-reset/validate-token', { token })).body).toEqual({ valid: false });
  backend.clock.now = new Date(start.getTime() + lifetimeMs - 1);
  expect((await call('password-reset/validate-token', { token })).body).toEqual({ valid: true });
  backend.clock.now = start;
});

test('an outsider who registered the address before, with a phone of their own, does not become administrator', async () => {
  const email = 'operator@udongo.test';
  const phone_number = '0733 888 002';
  const post = (path: string, body: object) => backend.call('POST', `/users/${path}/`, { body });
  await post('account/phone-code', { phone_number });
  const phone_code = /\b\d{6}\b/.exec((await backend.sendMessages()).at(-1)?.text ?? '')?.[0] ?? '';
  const outsider = { full_name: 'X', email, password: 'Thief-pass-77', phone_number, phone_code };
  const { body } = await post('account/view', outsider);
  const token = await invite(email);
  const password = { new_password: 'Tilapia-77', confirm_password: 'Tilapia-77' };
  expect((await call('password-reset/confirm', { token, ...password })).status).toBe(200);
  const { user } = (await call('login', { email, password: 'Tilapia-77' })).body;
  expect(user).toMatchObject({ email, is_superuser: true });
  expect(user.id).not.toBe(body.id);
  const own = await call('login', { email: phone_number, password: 'Thief-pass-77' });
  expect(own.body.user).toMatchObject({ id: body.id, email: '', is_superuser: false });
});

test('the account of the first administrator has no other way in: no phone number, no waiting e-mail change and no link to undo one', async () => {
  await backend.db.inTransaction((db) =>
    db.update(users).set({ staff_role: null }).where(eq(users.staff_role, 'administrator')),
  );
  const email = 'other.farmer@udongo.test';
  await backend.db.inTransaction((db) =>
    db
      .update(users)
      .set({
        email,
        email_verified_on: backend.clock.now,
        phone_number: '+254733888003',
        phone_verified_on: backend.clock.now,
      })
      .where(eq(users.id, 16)),
  );
  const headers = { Authorization: `Bearer ${await backend.token('otherFarmer')}` };
  await backend.db.inTransaction((db) => createEmailChange(db, 16, 'thief@udongo.test', backend.clock.now));
  await backend.db.inTransaction((db) => tellOfChange(db, 16, backend.clock.now));
  const token = await invite(email);
  expect((await backend.call('GET', '/users/account/view', { headers })).status).toBe(401);
  for (const table of [emailChanges, loginUndos])
    expect(await backend.db.inTransaction((db) => db.$count(table))).toBe(0);
  await call('password-reset', { email: '0733888003' });
  expect((await backend.sendMessages()).at(-1)).toMatchObject({ status: 'skipped' });
  expect((await call('password-reset/validate-token', { token })).body.valid).toBe(true);
});
