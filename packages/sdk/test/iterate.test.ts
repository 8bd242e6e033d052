import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUdongo, type UdongoApi } from '../src/index.ts';
import { type Answerer, json, type ScriptedServer, startScriptedServer } from './scriptedServer.ts';

let server: ScriptedServer;
let udongo: UdongoApi;
beforeAll(async () => {
  server = await startScriptedServer();
  udongo = createUdongo({ baseUrl: server.baseUrl, retries: 0 });
});
afterAll(() => server.close());

const farmers = Array.from({ length: 5 }, (_, index) => ({ id: index + 1 }));

test('every farmer comes once, page after page, with the same question', async () => {
  server.answer(listOf(farmers));
  expect(await idsOf(udongo.farmers.iterate({ search: 'Wa', limit: 2 }))).toEqual([1, 2, 3, 4, 5]);
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/agric/farmers?limit=2&search=Wa&page=1',
    '/agric/farmers?limit=2&search=Wa&page=2',
    '/agric/farmers?limit=2&search=Wa&page=3',
  ]);
});

test('without a query a page holds a hundred', async () => {
  server.answer(listOf(farmers));
  expect(await idsOf(udongo.farmers.iterate())).toHaveLength(5);
  expect(server.seen.map(({ url }) => url)).toEqual(['/agric/farmers?limit=100&page=1']);
});

test('it can begin further on', async () => {
  server.answer(listOf(farmers));
  expect(await idsOf(udongo.farmers.iterate({ limit: 2, page: 2 }))).toEqual([3, 4, 5]);
});

test('it can be the last page alone', async () => {
  server.answer(json({ count: 5, total_pages: 3, next: null, previous: null, results: [{ id: 5 }] }));
  expect(await idsOf(udongo.farmers.iterate({ limit: 2, page: 'last' }))).toEqual([5]);
  expect(server.seen.map(({ url }) => url)).toEqual(['/agric/farmers?limit=2&page=last']);
});

test('who stops early asks for no further page', async () => {
  server.answer(listOf(farmers));
  for await (const { id } of udongo.farmers.iterate({ limit: 2 })) if (id === 3) break;
  expect(server.seen).toHaveLength(2);
});

test('nothing is asked before the first record is wanted', async () => {
  server.answer(listOf(farmers));
  const all = udongo.farmers.iterate();
  expect(server.seen).toHaveLength(0);
  await all.next();
  expect(server.seen).toHaveLength(1);
});

test('an empty list ends at once', async () => {
  server.answer(listOf([]));
  expect(await idsOf(udongo.farmers.iterate())).toEqual([]);
});

test('a page that has vanished because farmers were deleted ends the list', async () => {
  server.answer(listOf(farmers), json({ detail: 'Invalid page.' }, 404));
  expect(await idsOf(udongo.farmers.iterate({ limit: 2 }))).toEqual([1, 2]);
});

test('a page that was asked for and is not there is an error', async () => {
  server.answer(json({ detail: 'Invalid page.' }, 404));
  await expect(idsOf(udongo.farmers.iterate({ page: 9 }))).rejects.toMatchObject({ status: 404 });
});

test('a failure in the middle is an error, not the end', async () => {
  server.answer(listOf(farmers), json({}, 500));
  const ids: number[] = [];
  const walk = async () => {
    for await (const { id } of udongo.farmers.iterate({ limit: 2 })) ids.push(id);
  };
  await expect(walk()).rejects.toMatchObject({ name: 'BadResponseError' });
  expect(ids).toEqual([1, 2]);
});

test('a server that promises more and more pages without records is not followed for ever', async () => {
  server.answer(
    json({ count: 0, total_pages: 9, next: 'https://api.example.com/?page=2', previous: null, results: [] }),
  );
  expect(await idsOf(udongo.farmers.iterate())).toEqual([]);
  expect(server.seen).toHaveLength(1);
});

test('the address of the next page is never followed: it may lead elsewhere', async () => {
  server.answer(
    json({
      count: 2,
      total_pages: 2,
      next: 'https://elsewhere.example/',
      previous: null,
      results: [{ id: 1 }],
    }),
    listOf(farmers.slice(0, 2)),
  );
  expect(await idsOf(udongo.farmers.iterate({ limit: 1 }))).toEqual([1, 2]);
  expect(server.seen[1]?.url).toBe('/agric/farmers?limit=1&page=2');
});

test('an abort ends it with an AbortError', async () => {
  server.answer(listOf(farmers));
  const controller = new AbortController();
  const walk = async () => {
    for await (const _ of udongo.farmers.iterate({ limit: 2 }, { signal: controller.signal }))
      controller.abort();
  };
  await expect(walk()).rejects.toMatchObject({ name: 'AbortError' });
  expect(server.seen).toHaveLength(1);
});

test('pages come one by one as plain data, from the one that was asked for', async () => {
  server.answer(listOf(farmers));
  const pages = udongo.farmers.list({ search: 'Wa', limit: 2, page: 2 }).iterPages();
  const found = [];
  for await (const { results, count } of pages) found.push([count, ...results.map(({ id }) => id)]);
  expect(found).toEqual([
    [5, 3, 4],
    [5, 5],
  ]);
  expect(server.seen.map(({ url }) => url)).toEqual([
    '/agric/farmers?search=Wa&limit=2&page=2',
    '/agric/farmers?search=Wa&limit=2&page=3',
  ]);
  server.answer(listOf(farmers));
  const page = await udongo.farmers.list();
  expect(structuredClone(page)).toStrictEqual(page);
});

test('a list can load its next page, and the page after the last one is an error', async () => {
  server.answer(listOf(farmers));
  const first = udongo.farmers.list({ limit: 3 });
  expect((await first).next).not.toBeNull();
  const second = first.getNextPage();
  const { data, status } = await second.withResponse();
  expect([status, data.next, ...data.results.map(({ id }) => id)]).toEqual([200, null, 4, 5]);
  server.answer(json({ detail: 'Invalid page.' }, 404));
  await expect(second.getNextPage()).rejects.toMatchObject({ status: 404 });
  expect(server.seen[0]?.url).toBe('/agric/farmers?limit=3&page=3');
});

test('the other lists of a resource can be walked through as well', async () => {
  server.answer(listOf(farmers));
  expect(await idsOf(udongo.farmers.iterateSummaries())).toHaveLength(5);
  expect(server.seen[0]?.url).toBe('/agric/farmers-list?limit=100&page=1');
});

async function idsOf(records: AsyncIterable<{ id: number }>): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
}

/** Answers like a list of Django REST Framework. */
function listOf(records: { id: number }[]): Answerer {
  return (request, response) => {
    const query = new URL(request.url, 'http://localhost').searchParams;
    const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
    const pages = Math.max(1, Math.ceil(records.length / limit));
    const link = (to: number) => `http://localhost${request.url.replace(/page=\d+/, `page=${to}`)}`;
    const body = {
      count: records.length,
      total_pages: pages,
      next: page < pages ? link(page + 1) : null,
      previous: page > 1 ? link(page - 1) : null,
      results: records.slice((page - 1) * limit, page * limit),
    };
    json(body)(request, response);
  };
}
