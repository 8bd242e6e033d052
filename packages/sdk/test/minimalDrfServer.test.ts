import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession, createUdongo, memoryStorage } from '../src/index.ts';
import { type MinimalDrfServer, startMinimalDrfServer } from './drf/minimalDrfServer.ts';
import { minimalDrfPassword } from './drf/minimalDrfStore.ts';

let server: MinimalDrfServer;
let token: string;

beforeAll(async () => {
  server = await startMinimalDrfServer();
  const login = { email: 'admin@drf.test', password: minimalDrfPassword };
  ({ token } = await (await call('POST', '/users/auth/login/', login)).json());
});
afterAll(() => server.close());

function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(server.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

test.each([
  ['GET', '/users/account/view/', 404],
  ['GET', '/embed/boot/', 404],
  ['GET', '/agric/partner-keys/', 404],
  ['PATCH', '/users/account/profiles/41/', 405],
  ['POST', '/counties/', 405],
  ['POST', '/agric/devices/', 405],
  ['GET', '/counties', 301],
])('%s %s is answered with %s', async (method, path, status) => {
  expect((await call(method, path, method === 'GET' ? undefined : {})).status).toBe(status);
});

test('public lists ask for a login', async () => {
  expect((await fetch(`${server.url}/counties/`)).status).toBe(401);
  expect((await fetch(`${server.url}/agric/crops/`)).status).toBe(401);
});

test('it shows other sites no header', async () => {
  const response = await call('GET', '/counties/');
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Expose-Headers')).toBeNull();
});

test('it ignores what it does not know: fields, filters, orderings', async () => {
  const plain = await (await call('GET', '/agric/soil-test-bookings/')).json();
  const asked = 'status=booked&payment=paid&county=2&id_after=10&ordering=-soil_test_date';
  const page = await (await call('GET', `/agric/soil-test-bookings/?${asked}`)).json();
  expect(page.results).toEqual(plain.results);
  const { created_by: _, id: __, ...booking } = plain.results[0];
  const foreign = { uuid: '5f0c1c39-6e0f-4a58-9d4c-7d2f1c2f6f10', code: 'UD-1', status: 'received' };
  const made = await call('POST', '/agric/soil-test-bookings/', { ...booking, ...foreign });
  expect(made.status).toBe(201);
  for (const name of Object.keys(foreign)) expect(await made.clone().json()).not.toHaveProperty(name);
});

test('farmers are nested, and the agent who refers is a key of the agents', async () => {
  const flat = await call('POST', '/agric/farmers/', { full_name: 'Achieng', email: 'a@drf.test' });
  expect(flat.status).toBe(400);
  const { results } = await (await call('GET', '/agric/soil-test-bookings/')).json();
  const refused = await call('POST', '/agric/soil-test-bookings/', { ...results[0], referrer_agent: 42 });
  expect(await refused.json()).toEqual({ referrer_agent: ['Invalid pk "42" - object does not exist.'] });
});

test.each([
  ['string', '60.50'],
  ['number', 60.5],
] as const)('its decimals are %s', async (decimals, high) => {
  const kind = await startMinimalDrfServer({ decimals, visitors: 'welcome' });
  const { results } = await (await fetch(`${kind.url}/agric/crops/`)).json();
  expect(results[0].n_high).toBe(high);
  await kind.close();
});

test('an administrator marks a booking as paid, and reads the sentence that is answered', async () => {
  const session = createSession({ storage: memoryStorage() });
  const udongo = createUdongo({ baseUrl: server.url, session });
  await udongo.auth.login({ email: 'admin@drf.test', password: minimalDrfPassword });
  const answer = await udongo.bookings.markAsPaid({ booking: 2 });
  expect('message' in answer && answer.message).toBe('Booking marked as paid.');
  expect(await udongo.bookings.get(2)).toMatchObject({ paid: true });
});
