import { expect, test } from 'vitest';
import { bookingBody } from '../../test/bookingBody.ts';
import { confirmEmail } from '../../test/confirmEmail.ts';
import { profileBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const notAsked = { version: null, said_by: null, agreed_on: null, withdrawn_on: null };

test('a farmer sees their own profile alone, an administrator finds everybody', async () => {
  const own = await backend.call('GET', '/users/account/profiles', { as: 'farmer' });
  expect(own.body).toMatchObject({ count: 1, results: [{ id: 8, user: 8, full_name: 'Wanjiku Kariuki' }] });
  const all = await backend.call('GET', '/users/account/profiles', { as: 'administrator' });
  expect(all.body.count).toBe(43);
  const found = await backend.call('GET', '/users/account/profiles?search=0722%20000%20102', {
    as: 'administrator',
  });
  expect(found.body.results.map(({ full_name }: { full_name: string }) => full_name)).toEqual([
    'Achieng Okoth',
  ]);
});

test('a farmer changes where they are reached; what is not sent stays', async () => {
  const password = 'Farmer-pass-1';
  const body = { phone_number: '0110 000 111', county: null, email: 'other@udongo.test', user: 1, password };
  const changed = await backend.call('PATCH', '/users/account/profiles/8/', { as: 'farmer', body });
  expect(changed.body).toEqual({
    id: 8,
    version: expect.any(String),
    consent: notAsked,
    user: 8,
    full_name: 'Wanjiku Kariuki',
    email: 'farmer@udongo.test',
    phone_number: '+254110000111',
    address: 'P.O. Box 301 Kiambu',
    county: null,
    role: 'farmer',
    is_superuser: false,
    staff_role: null,
    is_active: true,
    phone_verified: false,
    email_verified: true,
    language: 'en',
    notify_by: ['email', 'sms'],
    notify_choices: {},
  });
  expect((await backend.call('GET', '/users/account/profiles/8', { as: 'farmer' })).body).toEqual(
    changed.body,
  );
});

test('a profile keeps a name, and a phone number or none', async () => {
  const patch = (body: object) =>
    backend.call('PATCH', '/users/account/profiles/16/', { as: 'otherFarmer', body });
  expect((await patch({ full_name: ' ', phone_number: '0712', county: 99 })).body).toEqual({
    full_name: ['This field may not be blank.'],
    phone_number: ['Enter a valid phone number, for example +254712345678.'],
  });
  expect((await patch({ county: 99 })).body).toEqual({
    county: ['Invalid pk "99" - object does not exist.'],
  });
  const cleared = await backend.call('PATCH', '/users/account/profiles/2/', {
    as: 'agent',
    body: { phone_number: '', password: 'Agent-pass-1' },
  });
  expect(cleared.body).toMatchObject({ phone_number: '' });
  expect((await patch({})).status).toBe(200);
});

test("somebody else's profile is not there", async () => {
  for (const method of ['GET', 'PATCH']) {
    const body = method === 'PATCH' ? { full_name: '' } : undefined;
    const { status } = await backend.call(method, '/users/account/profiles/1/', { as: 'farmer', body });
    expect(status).toBe(404);
  }
});

const as = 'administrator' as const;
const users = '/users/account/profiles';
const create = async (changes: object = {}) =>
  (await backend.call('POST', `${users}/`, { as, body: profileBody(changes) })).body;
const patch = (id: number, body: object) => backend.call('PATCH', `${users}/${id}/`, { as, body });
const logIn = (email: string, password = 'Maabara-ya-2') =>
  backend.call('POST', '/users/auth/login/', { body: { email, password } });

test('an administrator adds another one, who logs in', async () => {
  const { status, body } = await backend.call('POST', `${users}/`, {
    as,
    body: profileBody({
      email: 'Achieng@udongo.test',
      phone_number: '0722 000 041',
      county: 42,
      is_superuser: true,
    }),
  });
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      user: body.id,
      full_name: 'Achieng Awuor',
      email: 'achieng@udongo.test',
      phone_number: '+254722000041',
      address: '',
      county: 42,
      role: 'administrator',
      is_superuser: true,
      staff_role: 'administrator',
      is_active: true,
      phone_verified: false,
      email_verified: false,
      language: 'en',
      notify_by: ['email', 'sms'],
      notify_choices: {},
      version: expect.any(String),
      consent: notAsked,
    },
  ]);
  await confirmEmail(backend, 'achieng@udongo.test', 'Maabara-ya-2');
  expect((await logIn('achieng@udongo.test')).body.user).toMatchObject({ is_superuser: true });
});

test('every wrong field of a user is named', async () => {
  expect(
    (await backend.call('POST', `${users}/`, { as, body: { password: '12345678', county: 99 } })).body,
  ).toEqual({
    full_name: ['This field is required.'],
    email: ['This field is required.'],
    password: ['This password is too common.'],
  });
  const taken = await backend.call('POST', `${users}/`, {
    as,
    body: profileBody({ email: 'admin@udongo.test' }),
  });
  expect([taken.status, taken.body]).toEqual([400, { email: ['user with this email already exists.'] }]);
  expect((await patch(8, { email: 'admin@udongo.test' })).body).toEqual({
    email: ['user with this email already exists.'],
  });
  expect((await patch(8, { email: '', is_active: 'x', full_name: ' ' })).body).toEqual({
    full_name: ['This field may not be blank.'],
    email: ['This field may not be blank.'],
    is_active: ['Must be a valid boolean.'],
  });
});

test('who is deactivated is logged out and stays out, until they are activated again', async () => {
  const { id, email } = await create();
  await confirmEmail(backend, email, 'Maabara-ya-2');
  const { body: session } = await logIn(email);
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await patch(id, { is_active: false })).body.is_active).toBe(false);
  expect((await backend.call('GET', '/users/account/view', { headers })).status).toBe(401);
  expect((await logIn(email)).status).toBe(400);
  expect((await patch(id, { is_active: true })).status).toBe(200);
  expect((await backend.call('GET', '/users/account/view', { headers })).status).toBe(401);
  expect((await logIn(email)).status).toBe(200);
});

test('nobody but an administrator gives rights', async () => {
  const { body } = await backend.call('PATCH', `${users}/8/`, {
    as: 'farmer',
    body: { is_superuser: true, is_active: false, email: 'other@udongo.test' },
  });
  expect(body).toMatchObject({ is_superuser: false, is_active: true, email: 'farmer@udongo.test' });
});

test('an administrator gives a role of staff, which decides over the next call, and takes it back', async () => {
  const { id, email, role } = await create({ staff_role: 'finance' });
  expect(role).toBe('finance');
  await confirmEmail(backend, email, 'Maabara-ya-2');
  const { body: session } = await logIn(email);
  expect(session.user).toMatchObject({ staff_role: 'finance', is_superuser: false });
  const headers = { Authorization: `Bearer ${session.token}` };
  const statusesOf = async () => {
    const answers = [];
    for (const path of ['/utils/payments', '/agric/soil-test-samples', '/agric/input-prices'])
      answers.push((await backend.call('GET', path, { headers })).status);
    return answers;
  };
  expect(await statusesOf()).toEqual([200, 403, 403]);
  expect((await patch(id, { staff_role: 'agronomist' })).body).toMatchObject({ role: 'agronomist' });
  expect(await statusesOf()).toEqual([403, 200, 200]);
  const found = await backend.call('GET', `${users}?role=agronomist`, { as });
  expect(found.body.results.map((user: { id: number }) => user.id)).toEqual([38, 43, id]);
  // An app that knows no roles of staff sends this with every change.
  expect((await patch(id, { is_superuser: false })).body.staff_role).toBe('agronomist');
  expect((await patch(id, { staff_role: null })).body).toMatchObject({ role: 'farmer', staff_role: null });
});

test.each([
  [{ staff_role: 'finance', is_superuser: true }, 'Send the same as in is_superuser.'],
  [{ staff_role: 'driver' }, '"driver" is not a valid choice.'],
])('a role that is not one, %o, is refused', async (body, message) => {
  const { status, body: errors } = await patch(8, body);
  expect([status, errors]).toEqual([400, { staff_role: [message] }]);
});

test('an administrator keeps their own right, and does not delete themselves', async () => {
  expect((await patch(1, { is_superuser: false, is_active: false })).body).toEqual({
    is_superuser: ['You cannot take away your own administrator rights.'],
    is_active: ['You cannot deactivate your own account.'],
  });
  const { status, body } = await backend.call('DELETE', `${users}/1/`, { as });
  expect([status, body]).toEqual([400, ['You cannot delete your own account.']]);
});

test('of two administrators who remove each other at once one remains', async () => {
  const { id, email } = await create({ is_superuser: true });
  const { body: session } = await logIn(email);
  // Takes the right from every other administrator that there is by now.
  const { body: others } = await backend.call('GET', `${users}?role=administrator&limit=100`, { as });
  for (const other of others.results) {
    if (other.id !== id && other.id !== 1) await patch(other.id, { is_superuser: false });
  }
  const [theirs, ours] = await Promise.all([
    backend.call('PATCH', `${users}/1/`, {
      headers: { Authorization: `Bearer ${session.token}` },
      body: { is_superuser: false },
    }),
    patch(id, { is_superuser: false }),
  ]);
  expect([theirs.status, ours.status].sort()).not.toEqual([200, 200]);
  const winner = ours.status === 200 ? { as } : { headers: { Authorization: `Bearer ${session.token}` } };
  const { body } = await backend.call('GET', `${users}?role=administrator`, winner);
  expect(body.count).toBe(1);
  if (ours.status !== 200) {
    await backend.call('PATCH', `${users}/1/`, { ...winner, body: { is_superuser: true } });
  }
});

test('a user without traces is deleted with their role, one with traces stays', async () => {
  const { id, email } = await create();
  expect((await backend.call('DELETE', `${users}/${id}/`, { as })).status).toBe(204);
  expect((await logIn(email)).status).toBe(400);
  const { status, body } = await backend.call('DELETE', `${users}/8/`, { as });
  expect([status, body]).toEqual([409, { detail: 'This user is used by bookings and cannot be deleted.' }]);
  expect((await backend.call('GET', `${users}/8`, { as })).status).toBe(200);
});

test('staff and agents who are named in a history stay, and so do their names', async () => {
  const technician = await create({ staff_role: 'technician' });
  await confirmEmail(backend, technician.email, 'Maabara-ya-2');
  const { body: session } = await logIn(technician.email);
  const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'farmer',
    body: bookingBody(),
  });
  const path = `/agric/soil-test-bookings/${booking.id}`;
  await backend.call('POST', `${path}/status/`, { as, body: { status: 'sample_collected' } });
  const headers = { Authorization: `Bearer ${session.token}` };
  await backend.call('POST', `${path}/status/`, { headers, body: { status: 'received' } });
  const { status, body } = await backend.call('DELETE', `${users}/${technician.id}/`, { as });
  expect([status, body]).toEqual([
    409,
    {
      detail:
        'This person is named in the history of bookings and cannot be deleted. Switch off “Can log in” instead.',
    },
  ]);
  const { results } = (await backend.call('GET', `${path}/status`, { as })).body;
  expect(results.at(-1).changed_by_name).toBe(technician.full_name);
});

test('users are listed by role, county and whether they may log in', async () => {
  const list = async (query: string) =>
    (await backend.call('GET', `${users}?limit=100&${query}`, { as })).body;
  const agents = await list('role=agent');
  expect(agents.results.map(({ id }: { id: number }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
  for (const role of ['administrator', 'agent', 'farmer']) {
    const { results } = await list(`role=${role}`);
    expect(new Set(results.map((user: { role: string }) => user.role))).toEqual(new Set([role]));
  }
  expect((await list('is_active=false')).count).toBe(0);
  await patch(16, { is_active: false });
  expect((await list('is_active=false&county=22')).results).toMatchObject([{ id: 16 }]);
  expect((await backend.call('GET', `${users}?role=boss`, { as })).body).toEqual({
    role: ['Select a valid choice. boss is not one of the available choices.'],
  });
});
