import { expect, test } from 'vitest';
import { useBackend } from '../../test/testBackend.ts';

const backend = useBackend();

test.each([
  ['Muranga', "Murang'a"],
  ['Homabay', 'Homa Bay'],
  ['Elgeyo Marakwet', 'Elgeyo/Marakwet'],
  ['Taita Taveta', 'Taita/Taveta'],
  ['nairobi', 'Nairobi City'],
  ['Kiambu county', 'Kiambu'],
])('a visitor who types %s finds %s', async (typed, name) => {
  const { body } = await backend.call(
    'GET',
    `/counties?search=${encodeURIComponent(typed)}&limit=50&ordering=name`,
  );
  expect(body.results.map((county: { name: string }) => county.name)).toEqual([name]);
});

test('a search for nothing like a county finds none', async () => {
  const { body } = await backend.call('GET', '/counties?search=%3F%3F');
  expect(body).toMatchObject({ count: 0, total_pages: 1, results: [] });
});

test('one county is read by its id', async () => {
  expect((await backend.call('GET', '/counties/22')).body).toEqual({
    id: 22,
    name: 'Kiambu',
    version: expect.any(String),
  });
  expect((await backend.call('GET', '/counties/48')).status).toBe(404);
  expect((await backend.call('GET', '/counties/kiambu')).status).toBe(404);
});
