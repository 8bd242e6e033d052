import { expect, test } from 'vitest';
import { useBackend } from '../testBackend.ts';

const backend = useBackend();
const logIn = async (password: string) =>
  backend.call('POST', '/users/auth/login/', { body: { email: 'farmer@udongo.test', password } });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const account = (token: string) => backend.call('GET', '/users/account/view', { headers: bearer(token) });
const change = (token: string, old_password: string, new_password: string, confirm_password = new_password) =>
  backend.call('POST', '/users/auth/change-password/', {
    headers: bearer(token),
    body: { old_password, new_password, confirm_password },
  });

test('a changed password ends all other logins, and only the new one logs in', async () => {
  const [phone, cafe] = [
    (await logIn('Farmer-pass-1')).body.token,
    (await logIn('Farmer-pass-1')).body.token,
  ];
  expect((await change(phone, 'Farmer-pass-1', ' Tilapia ya ziwa ')).status).toBe(200);
  expect([(await account(phone)).status, (await account(cafe)).status]).toEqual([200, 401]);
  expect((await logIn('Farmer-pass-1')).status).toBe(400);
  expect((await logIn('Tilapia ya ziwa')).status).toBe(400);
  expect((await logIn(' Tilapia ya ziwa ')).status).toBe(200);
  expect((await change(phone, ' Tilapia ya ziwa ', 'Farmer-pass-1')).status).toBe(200);
});

test('a stolen token without the password changes nothing, however often it tries', async () => {
  const { token } = (await logIn('Farmer-pass-1')).body;
  backend.clock.now = new Date(backend.clock.now.getTime() + 2 * 3_600_000);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await change(token, `guess-${attempt}`, 'Mine-now-1234')).status);
  }
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await logIn('Farmer-pass-1')).status).toBe(200);
});

test.each([
  ['short', 'This password is too short. It must contain at least 8 characters.'],
  ['password', 'This password is too common.'],
  ['12345678', 'This password is too common.'],
  ['QWERTYUIOP', 'This password is too common.'],
  ['football1', 'This password is too common.'],
])('%s is no password, wherever one is set', async (password, message) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + 2 * 3_600_000);
  const as = 'administrator';
  const person = { full_name: 'Kioko', email: 'kioko@udongo.test', phone_number: '0722000041', password };
  const twice = { new_password: password, confirm_password: password };
  const places = [
    await backend.call('POST', '/users/account/view/', { body: person }),
    await backend.call('POST', '/users/account/profiles/', { as, body: person }),
    await backend.call('POST', '/agric/agents/', { as, body: person }),
    await backend.call('POST', '/users/auth/password-reset/confirm/', { body: { token: 'x', ...twice } }),
    await backend.call('POST', '/users/auth/change-password/', {
      as,
      body: { old_password: 'Admin-pass-1', ...twice },
    }),
  ];
  for (const { status, body } of places) {
    expect([status, body.password ?? body.new_password]).toEqual([400, [message]]);
  }
});

test('length is what counts: no kinds of characters are asked for', async () => {
  for (const password of ['shamba letu la mahindi', '83719204', 'ĩĩũũ mbembe']) {
    const person = { full_name: 'Kioko', phone_number: '0722000041', password };
    const email = `kioko-${password.length}@udongo.test`;
    expect((await backend.call('POST', '/users/account/view/', { body: { ...person, email } })).status).toBe(
      201,
    );
  }
});
