import { expect, test } from 'vitest';
import { countyBody, partnerKeyBody } from '../../test/recordBodies.ts';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const key = 'pk_5b0c7f1e9d6a4b0e';
const site = 'https://mavuno.example';
const boot = (query = '', headers: Record<string, string> = {}) =>
  backend.call('GET', `/embed/boot${query}`, { headers });

test('a form without a key starts with counties, public crops and test types', async () => {
  const { status, body } = await boot();
  expect(status).toBe(200);
  expect(body.counties).toHaveLength(47);
  expect(body.counties[0]).toEqual({ id: 30, name: 'Baringo' });
  expect(body.crops.map(({ name }: { name: string }) => name)).not.toContain('Sugarcane');
  expect(body.crops).toHaveLength(20);
  // Amounts come from the rules that count: nobody has any for these.
  expect(
    body.crops.flatMap(({ name, has_amounts }: { name: string; has_amounts: boolean }) =>
      has_amounts ? [] : [name],
    ),
  ).toEqual([
    'Cassava',
    'Coffee (Arabica)',
    'Cowpea',
    'Finger millet',
    'Mango',
    'Onion (bulb)',
    'Pigeon pea',
    'Rice (paddy)',
    'Sorghum',
    'Sweet potato',
    'Wheat',
  ]);
  expect(body.test_types.map(({ cost_per_test }: { cost_per_test: number }) => cost_per_test)).toEqual([
    2000, 6500, 5000,
  ]);
  expect(body.partner).toBeNull();
});

test('with a key it starts with the partner, too', async () => {
  expect((await boot(`?key=${key}`, { Origin: site })).body.partner).toEqual({
    name: 'Mavuno Agrovet website',
    agent: 1,
    agrovet_name: 'Mavuno Agrovet',
    referrer_agent: 2,
    shares_with: ['Mavuno Agrovet'],
  });
});

test('a key without a shop names nobody to share with, because the visitor chooses one', async () => {
  const made = await backend.call('POST', '/agric/partner-keys/', {
    as: 'administrator',
    body: partnerKeyBody({ agent: null }),
  });
  const { partner } = (await boot(`?key=${made.body.key}`)).body;
  expect(partner).toMatchObject({ agent: null, agrovet_name: '' });
  expect(partner).not.toHaveProperty('shares_with');
});

test('the server of a site, and a page of the API’s own, name no origin: the key alone decides', async () => {
  expect((await boot(`?key=${key}`)).status).toBe(200);
});

test.each([
  [
    '?key=pk_nothing',
    site,
    'This key is not known here: bookings credit nobody. Copy the snippet again, on “Your website” of the booking service.',
  ],
  [
    `?key=${'x'.repeat(5000)}`,
    site,
    'This key is not known here: bookings credit nobody. Copy the snippet again, on “Your website” of the booking service.',
  ],
  [
    '?key=pk_7e1d40c2a95f8b36',
    'https://fair.example',
    'This key is switched off. Switch it on, on “Your website” of the booking service, or take the form off the page.',
  ],
  [
    `?key=${key}`,
    'https://shop.example',
    'This key is not valid on https://shop.example. Add https://shop.example to its websites, on “Your website” of the booking service.',
  ],
  [
    `?key=${key}`,
    'http://mavuno.example',
    'This key is not valid on http://mavuno.example. Add http://mavuno.example to its websites, on “Your website” of the booking service.',
  ],
  [
    `?key=${key}`,
    'null',
    'This key is not valid here: the page is a file or in a closed frame. Put the form on a page of an allowed site.',
  ],
])('%s on %s: the page may read what its owner is to do', async (query, origin, message) => {
  const { status, headers, body } = await boot(query, { Origin: origin });
  expect([status, body]).toEqual([400, { key: [message] }]);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('caches keep it for five minutes, by page, and ask whether it changed', async () => {
  const first = await boot(`?key=${key}`, { Origin: site });
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
  expect(first.headers.get('vary')).toBe('Origin');
  for (const sent of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await boot(`?key=${key}`, { Origin: site, 'If-None-Match': sent });
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, tag]);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    expect(again.headers.get('vary')).toBe('Origin');
  }
  expect((await boot('', { 'If-None-Match': tag })).status).toBe(200);
});

test('the same data are the same bytes; a change of the data is another tag', async () => {
  const tagOf = async () => (await boot()).headers.get('etag');
  const before = await tagOf();
  expect(await tagOf()).toBe(before);
  const { body } = await backend.call('POST', '/counties/', { as: 'administrator', body: countyBody() });
  expect(await tagOf()).not.toBe(before);
  await backend.call('DELETE', `/counties/${body.id}/`, { as: 'administrator' });
  expect(await tagOf()).toBe(before);
});

test('a key that stops is not answered from what was known', async () => {
  const made = await backend.call('POST', '/agric/partner-keys/', {
    as: 'administrator',
    body: partnerKeyBody(),
  });
  const query = `?key=${made.body.key}`;
  const tag = (await boot(query, { Origin: site })).headers.get('etag') ?? '';
  await backend.call('DELETE', `/agric/partner-keys/${made.body.id}/`, { as: 'administrator' });
  expect((await boot(query, { Origin: site, 'If-None-Match': tag })).status).toBe(400);
});
