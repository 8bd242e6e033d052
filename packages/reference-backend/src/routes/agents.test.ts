import { expect, test } from 'vitest';
import { confirmEmail } from '../../test/confirmEmail.ts';
import { agentBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const path = '/agric/agents';
const as = 'administrator';
const post = (body: object) => backend.call('POST', `${path}/`, { as, body });
const logIn = (email: string, password: string) =>
  backend.call('POST', '/users/auth/login/', { body: { email, password } });

test('an administrator adds an agent, who logs in and is found as an agrovet', async () => {
  const { status, body } = await post(
    agentBody({ email: 'Mumbua@udongo.test', agrovet_name: 'Kilimo Bora', password: 'Shamba-langu-7' }),
  );
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      user: body.user,
      full_name: 'Mumbua Mutiso',
      username: expect.stringMatching(/^user-/),
      email: 'mumbua@udongo.test',
      agrovet_name: 'Kilimo Bora',
      commission_percentage: null,
      is_agrovet: true,
      profile: { phone_number: '+254733444555', address: 'Wote town', county: 17 },
      version: expect.any(String),
    },
  ]);
  await confirmEmail(backend, 'mumbua@udongo.test', 'Shamba-langu-7');
  const login = await logIn('mumbua@udongo.test', 'Shamba-langu-7');
  expect(login.body.user).toMatchObject({ is_agent: true, agent: body.id });
  const found = await backend.call('GET', `${path}?search=kilimo&is_agrovet=true&county=17`);
  expect(found.body.results).toMatchObject([{ id: body.id, full_name: '', user: null }]);
  expect(found.body.results[0].profile).toBeUndefined();
});

test('changing an agent keeps the password, a new one ends every session', async () => {
  const body = agentBody();
  const { body: agent } = await post({ ...body, password: 'Shamba-langu-7' });
  const put = (changes: object) =>
    backend.call('PUT', `${path}/${agent.id}/`, { as, body: { ...body, ...changes } });
  expect((await put({ agrovet_name: '', is_agrovet: false })).body).toMatchObject({ is_agrovet: false });
  await confirmEmail(backend, body.email, 'Shamba-langu-7');
  const { body: session } = await logIn(body.email, 'Shamba-langu-7');
  expect((await put({ password: 'Shamba-langu-8' })).status).toBe(200);
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await backend.call('GET', '/users/account/view', { headers })).status).toBe(401);
  expect((await logIn(body.email, 'Shamba-langu-7')).status).toBe(400);
  expect((await logIn(body.email, 'Shamba-langu-8')).status).toBe(200);
});

test('what an update of an agent leaves out stays, and a new agent has nothing there', async () => {
  const { body: agent } = await post(agentBody());
  const { email } = agent;
  const put = (changes: object) =>
    backend.call('PUT', `${path}/${agent.id}/`, { as, body: { full_name: 'Mumbua', email, ...changes } });
  expect((await put({})).body).toEqual({ ...agent, full_name: 'Mumbua', version: expect.any(String) });
  expect((await put({ agrovet_name: '' })).body).toEqual({ agrovet_name: ['This field may not be blank.'] });
  const bare = await post({ full_name: 'Kioko', email: 'kioko@udongo.test' });
  expect(bare.body).toMatchObject({
    agrovet_name: '',
    is_agrovet: false,
    profile: { phone_number: '', address: '', county: null },
  });
  const unnamed = await post({ full_name: 'Kioko', email: 'kioko-2@udongo.test', is_agrovet: true });
  expect(unnamed.body).toEqual({ agrovet_name: ['This field may not be blank.'] });
});

test('every wrong field of an agent is named', async () => {
  expect((await post({ is_agrovet: 'perhaps' })).body).toEqual({
    full_name: ['This field is required.'],
    email: ['This field is required.'],
    is_agrovet: ['Must be a valid boolean.'],
  });
  expect(
    (await post(agentBody({ agrovet_name: ' ', email: '', password: 'short', county: 99 }))).body,
  ).toEqual({
    email: ['This field may not be blank.'],
    password: ['This password is too short. It must contain at least 8 characters.'],
    agrovet_name: ['This field may not be blank.'],
    county: ['Invalid pk "99" - object does not exist.'],
  });
  expect((await post(agentBody({ email: 'farmer@udongo.test' }))).body).toEqual({
    email: ['user with this email already exists.'],
  });
});

test('an agent goes with their account, unless farmers, bookings or devices are theirs', async () => {
  const { body: agent } = await post(agentBody());
  expect((await backend.call('DELETE', `${path}/${agent.id}/`, { as })).status).toBe(204);
  expect((await backend.call('GET', `/users/account/profiles/${agent.user}`, { as })).status).toBe(404);
  const used = await backend.call('DELETE', `${path}/1/`, { as });
  expect(used.status).toBe(409);
  expect(used.body.detail).toMatch(/^This agent is used by .+ and cannot be deleted\.$/);
});
