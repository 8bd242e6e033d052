import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();
const names = (body: { results: { name: string }[] }) => body.results.map(({ name }) => name);

test('the last page has a previous page and no next one', async () => {
  const { body } = await backend.call('GET', '/counties?page=5&limit=10&ordering=name');
  expect(names(body)).toEqual([
    'Tharaka-Nithi',
    'Trans Nzoia',
    'Turkana',
    'Uasin Gishu',
    'Vihiga',
    'Wajir',
    'West Pokot',
  ]);
  expect(body).toMatchObject({
    count: 47,
    total_pages: 5,
    next: null,
    previous: 'http://api.test/counties?limit=10&ordering=name&page=4',
  });
});

test('links are absolute, keep the spelling of the request and sort the parameters', async () => {
  const { body } = await backend.call('GET', '/counties/?page=2&search=a&limit=2&fields=name,id');
  expect(body.next).toBe('http://api.test/counties/?fields=name%2Cid&limit=2&page=3&search=a');
  expect(body.previous).toBe('http://api.test/counties/?fields=name%2Cid&limit=2&search=a');
});

test('following the links visits every record once', async () => {
  const seen: number[] = [];
  for (let next: string | null = '/counties?limit=9&ordering=-name'; next; ) {
    const { body } = await backend.call('GET', next.replace('http://api.test', ''));
    seen.push(...body.results.map((county: { id: number }) => county.id));
    next = body.next;
  }
  expect(seen).toHaveLength(47);
  expect(new Set(seen).size).toBe(47);
});

test.each([
  ['limit=0', 10],
  ['limit=-3', 10],
  ['limit=many', 10],
  ['limit=', 10],
  ['', 10],
  ['limit=7', 7],
  ['limit=200', 47],
  ['limit=99999', 47],
])('%s answers %i records', async (query, expected) => {
  const { body } = await backend.call('GET', `/counties?${query}`);
  expect(body.results).toHaveLength(expected);
});

test.each(['0', '-1', '6', 'two', '1.5', '99999999999999999999'])('there is no page %s', async (page) => {
  const { status, body } = await backend.call('GET', `/counties?page=${page}`);
  expect([status, body]).toEqual([404, { detail: 'Invalid page.' }]);
});

test('the word last is a page', async () => {
  const { body } = await backend.call('GET', '/counties?page=last&limit=20');
  expect(body.results).toHaveLength(7);
  expect(body.next).toBeNull();
});

test('page 1 of nothing is there, page 2 is not', async () => {
  const { body } = await backend.call('GET', '/counties?search=zzz');
  expect(body).toEqual({ count: 0, total_pages: 1, next: null, previous: null, results: [] });
  expect((await backend.call('GET', '/counties?search=zzz&page=2')).status).toBe(404);
});

test('unknown orderings, fields and booleans are ignored', async () => {
  const { body } = await backend.call(
    'GET',
    '/agric/crops?ordering=-taste,name&fields=id,taste&public=perhaps&limit=1',
  );
  expect(body.count).toBe(20);
  expect(body.results).toEqual([{ id: 10 }]);
});

test('a parameter that must be an id and is none is named in the error', async () => {
  const message = 'Select a valid choice. That choice is not one of the available choices.';
  const farmers = await backend.call('GET', '/agric/farmers?referrer=me', { as: 'agent' });
  expect([farmers.status, farmers.body]).toEqual([400, { referrer: [message] }]);
  const crops = await backend.call('GET', '/agric/other-crop-names?crop=x');
  expect([crops.status, crops.body]).toEqual([400, { crop: [message] }]);
});

test('percent signs and backslashes in a search stand for themselves', async () => {
  for (const search of ['%', '_', '\\', 'a%']) {
    const { body } = await backend.call('GET', `/agric/crops?search=${encodeURIComponent(search)}`);
    expect(body.count).toBe(0);
  }
});

test('a null character in a search finds what is around it', async () => {
  const { body } = await backend.call('GET', '/agric/crops?search=mai%00ze');
  expect(names(body)).toEqual(['Maize']);
});

test('behind a proxy the links lead through it', async () => {
  const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'api.udongo.example' };
  const { body } = await backend.call('GET', '/counties?limit=40', { headers });
  expect(body.next).toBe('http://api.test/counties?limit=40&page=2');
  const { body: proxied } = await proxiedBackend.call('GET', '/counties?limit=40', { headers });
  expect(proxied.next).toBe('https://api.udongo.example/counties?limit=40&page=2');
});
const proxiedBackend = useBackend({ trustProxyHops: 1 });
