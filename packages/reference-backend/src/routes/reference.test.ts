import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';

/** Crops, local names, farmers, agents and discount codes. */

const backend = useBackend();
const ids = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);

test('visitors choose among public crops; administrators see the withdrawn one too', async () => {
  const path = '/agric/crops?limit=100&public=true&ordering=name';
  const { body } = await backend.call('GET', path);
  expect(body.count).toBe(20);
  expect(body.results[0]).toMatchObject({ id: 10, name: 'Avocado (Hass type)', public: true });
  const all = await backend.call('GET', '/agric/crops?limit=100', { as: 'administrator' });
  expect(all.body.count).toBe(21);
  const withdrawn = await backend.call('GET', '/agric/crops?public=false', { as: 'administrator' });
  expect(withdrawn.body.results.map(({ name }: { name: string }) => name)).toEqual(['Sugarcane']);
  expect((await backend.call('GET', '/agric/crops?public=false', { as: 'agent' })).body.count).toBe(0);
});

test('bounds of a crop are decimal texts', async () => {
  const { body } = await backend.call('GET', '/agric/crops/1');
  expect(body).toMatchObject({
    name: 'Maize',
    n_low: '15.00',
    k_high: '300.00',
    ph_low: '5.50',
    ec_high: '1700.00',
  });
});

test('local names are found by crop and by name', async () => {
  const { body } = await backend.call(
    'GET',
    '/agric/other-crop-names?crop=1&search=mahindi&limit=100&ordering=-id',
  );
  expect(body.count).toBeGreaterThan(3);
  expect(
    new Set(body.results.map(({ crop, name }: { crop: number; name: string }) => `${crop} ${name}`)),
  ).toEqual(new Set(['1 mahindi']));
  const first = await backend.call('GET', '/agric/other-crop-names/1');
  expect(first.body).toMatchObject({
    id: 1,
    crop: 1,
    county: 1,
    created_on: '2026-11-20T12:00:00.000+03:00',
  });
});

test('names of a withdrawn crop are for administrators alone', async () => {
  const path = '/agric/other-crop-names?crop=20';
  const all = await backend.call('GET', path, { as: 'administrator' });
  expect(all.body.count).toBeGreaterThan(0);
  expect((await backend.call('GET', path)).body.count).toBe(0);
  const one = `/agric/other-crop-names/${all.body.results[0].id}`;
  expect((await backend.call('GET', one)).status).toBe(404);
  expect((await backend.call('GET', one, { as: 'administrator' })).status).toBe(200);
});

test('an agent picks among the farmers they referred', async () => {
  const path = '/agric/farmers?referrer=2&limit=6&fields=id,user,profile&search=';
  const { body } = await backend.call('GET', path, { as: 'agent' });
  expect([body.count, body.total_pages]).toEqual([8, 2]);
  expect(body.results[0]).toEqual({
    id: 1,
    user: {
      id: 8,
      full_name: 'Wanjiku Kariuki',
      email: 'farmer@udongo.test',
      profile: { phone_number: '+254712345678', address: 'P.O. Box 301 Kiambu', county: 22 },
    },
  });
  const others = await backend.call('GET', '/agric/farmers?referrer=3', { as: 'agent' });
  expect(others.body.count).toBe(0);
});

test.each([
  ["ng'ang'a", [4]],
  ['KARIUKI wanjiku', [1]],
  ['0722 000 103', [3]],
  ['+254722000103', [3]],
  ['254722000103', [3]],
  ['07220001', [2, 3, 4, 6, 7, 8]],
  ['akinyi.adhiambo@', [5]],
  ['Gathoni', []],
])('an agent who types %s finds %j', async (typed, expected) => {
  const { body } = await backend.call('GET', `/agric/farmers?search=${encodeURIComponent(typed)}`, {
    as: 'agent',
  });
  expect(ids(body)).toEqual(expected);
});

test('an administrator picks among all farmers, in full or in few words', async () => {
  const full = await backend.call('GET', '/agric/farmers?limit=1&ordering=-full_name', {
    as: 'administrator',
  });
  expect(full.body).toMatchObject({ count: 30, results: [{ user: { full_name: 'Were Makokha' } }] });
  const summaries = await backend.call('GET', '/agric/farmers-list?referrer=3&limit=1', {
    as: 'administrator',
  });
  expect(summaries.body).toMatchObject({
    count: 6,
    results: [{ id: 9, full_name: 'Muthoni Njuguna', phone_number: '+254722000109', county: 22 }],
  });
});

test('a farmer reads themselves and nobody else, an agent their own farmers', async () => {
  expect((await backend.call('GET', '/agric/farmers/1', { as: 'farmer' })).body).toMatchObject({
    id: 1,
    user: { id: 8 },
  });
  expect((await backend.call('GET', '/agric/farmers/2', { as: 'farmer' })).status).toBe(404);
  expect((await backend.call('GET', '/agric/farmers/2', { as: 'agent' })).status).toBe(200);
  expect((await backend.call('GET', '/agric/farmers/9', { as: 'agent' })).status).toBe(404);
});

test('everybody finds agrovets by name; who runs them administrators alone learn', async () => {
  const path = '/agric/agents?limit=200&is_agrovet=true&search=';
  const { body } = await backend.call('GET', `${path}mavuno`);
  expect(body.results).toEqual([
    {
      id: 1,
      user: null,
      full_name: '',
      username: '',
      email: '',
      agrovet_name: 'Mavuno Agrovet',
      is_agrovet: true,
      version: expect.any(String),
    },
  ]);
  expect((await backend.call('GET', path)).body.count).toBe(5);
  expect((await backend.call('GET', `${path}Otieno`)).body.count).toBe(0);
  const full = await backend.call('GET', `${path}Otieno`, { as: 'administrator' });
  expect(full.body.results).toMatchObject([{ id: 1, user: 2, email: 'agent@udongo.test' }]);
  const sparse = await backend.call('GET', '/agric/agents?fields=id,agrovet_name&is_agrovet=false', {
    as: 'agent',
  });
  expect(sparse.body.results).toEqual([{ id: 6, agrovet_name: '' }]);
});

test('administrators read discount codes', async () => {
  const { body } = await backend.call('GET', '/agric/discounts?active=true&search=karibu', {
    as: 'administrator',
  });
  expect(body.results).toEqual([
    {
      id: 1,
      code: 'KARIBU10',
      percentage: '10.00',
      active: true,
      valid_from: null,
      valid_until: null,
      max_uses: null,
      max_uses_per_person: null,
      uses: 0,
      test_types: ['basic-macro-nutrients-analysis'],
      version: expect.any(String),
    },
  ]);
  const expired = await backend.call('GET', '/agric/discounts/3', { as: 'administrator' });
  expect(expired.body.valid_until).toBe('2026-10-21');
});
