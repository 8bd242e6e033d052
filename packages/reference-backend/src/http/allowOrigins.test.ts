import { expect, test } from 'vitest';
import { bookingBody } from '../../test/bookingBody.ts';
import { partnerKeyBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

/** Answers that tell a browser which calls a partner's page may make. */

const backend = useBackend();
const partner = 'https://mavuno.example';
const stranger = 'https://shop.example';

const allowedOf = (headers: Headers) => headers.get('access-control-allow-origin');
const ask = async (origin: string, method: string, path: string) => {
  const headers = { Origin: origin, 'Access-Control-Request-Method': method };
  return allowedOf((await backend.call('OPTIONS', path, { headers })).headers);
};
const read = async (origin: string, path: string) =>
  allowedOf((await backend.call('GET', path, { headers: { Origin: origin } })).headers);

test.each([
  '/counties/',
  '/counties/22',
  '/agric/crops',
  '/agric/crops/1/',
  '/agric/other-crop-names/',
  '/agric/agents/',
  '/agric/agents/1',
])('a page of a partner reads %s, a page of a stranger does not', async (path) => {
  expect(await read(partner, path)).toBe(partner);
  expect(await read(stranger, path)).toBeNull();
});

test('a page of a partner may book, nobody having listed its origin in the environment', async () => {
  expect(await ask(partner, 'POST', '/agric/soil-test-bookings/')).toBe(partner);
  expect(await ask(stranger, 'POST', '/agric/soil-test-bookings/')).toBeNull();
});

test.each([
  ['GET', '/agric/soil-test-bookings/'],
  ['PUT', '/agric/soil-test-bookings/1/'],
  ['DELETE', '/agric/soil-test-bookings/1/'],
  ['POST', '/users/auth/login/'],
  ['POST', '/counties/'],
  ['GET', '/agric/partner-keys/'],
  ['GET', '/users/account/view'],
])('it may not send %s %s', async (method, path) => {
  expect(await ask(partner, method, path)).toBeNull();
});

test('the operator’s own pages may do everything', async () => {
  expect(await ask('http://localhost:5173', 'PUT', '/agric/partner-keys/1/')).toBe('http://localhost:5173');
});

test('every page may read why its key was refused', async () => {
  expect(await ask(stranger, 'GET', '/embed/boot?key=pk_5b0c7f1e9d6a4b0e')).toBe('*');
  expect(await read(stranger, '/embed/boot?key=pk_5b0c7f1e9d6a4b0e')).toBe('*');
});

test('without a key a page of a partner reads what the form starts with, a page of a stranger does not', async () => {
  expect(await read(partner, '/embed/boot')).toBe(partner);
  expect(await read(stranger, '/embed/boot')).toBeNull();
});

test('a page that was let send a booking learns what became of it, whatever became of its key', async () => {
  const { status, headers } = await backend.call('POST', '/agric/soil-test-bookings/', {
    headers: { Origin: stranger },
    body: bookingBody({ partner_key: 'pk_5b0c7f1e9d6a4b0e' }),
  });
  expect([status, allowedOf(headers)]).toEqual([201, stranger]);
});

test('a site that a key is given, and one that it loses, is known at once', async () => {
  const site = 'https://new.example';
  const save = (method: string, path: string, changes: object) =>
    backend.call(method, path, {
      as: 'administrator',
      body: partnerKeyBody({ allowed_origins: [site], ...changes }),
    });
  expect(await read(site, '/counties')).toBeNull();
  const { id } = (await save('POST', '/agric/partner-keys/', {})).body;
  expect(await read(site, '/counties')).toBe(site);
  await save('PUT', `/agric/partner-keys/${id}/`, { is_active: false });
  expect(await read(site, '/counties')).toBeNull();
  await save('PUT', `/agric/partner-keys/${id}/`, { is_active: true, allowed_origins: [] });
  expect(await read(site, '/counties')).toBeNull();
});

test.each([
  'null',
  'file://',
  'https://mavuno.example.evil.example',
  'https://MAVUNO.example',
  `https://${'x'.repeat(5000)}`,
])('%s is nobody’s', async (origin) => {
  expect(await read(origin, '/counties')).toBeNull();
});
