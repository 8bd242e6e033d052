import { QueryClient } from '@tanstack/react-query';
import { createUdongo } from '@udongo/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createFakeApi, failure, pageOf } from '../../test/fakeApi.ts';
import { cacheLists } from './cacheLists.ts';

function createLists(handlers: Parameters<typeof createFakeApi>[0]) {
  const api = createFakeApi(handlers);
  const udongo = createUdongo({ baseUrl: 'https://api.udongo.test', fetch: api.fetch, retries: 0 });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { api, lists: cacheLists(udongo, async () => queryClient) };
}

const kiambu = pageOf([{ id: 22, name: 'Kiambu' }]);

test('a reference list is asked for once for each query', async () => {
  const { api, lists } = createLists({ 'counties.list': () => kiambu });
  await Promise.all([lists.counties.list({ limit: 50 }), lists.counties.list({ limit: 50 })]);
  await lists.counties.list({ limit: 50 });
  await lists.counties.list({ limit: 50, search: 'kia' });
  expect(api.callsOf('counties.list')).toHaveLength(2);
});

test('one asker who leaves takes nothing from the others', async () => {
  const { api, lists } = createLists({ 'counties.list': () => kiambu });
  const leaving = new AbortController();
  const left = lists.counties.list({}, { signal: leaving.signal });
  const stayed = lists.counties.list({});
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect(stayed).resolves.toEqual(kiambu);
  expect(api.callsOf('counties.list')).toHaveLength(1);
});

test('a failure is not kept: the next one asks again', async () => {
  let isDown = true;
  const { lists } = createLists({ 'counties.list': () => (isDown ? failure(500, {}) : kiambu) });
  await expect(lists.counties.list({})).rejects.toMatchObject({ status: 500 });
  isDown = false;
  await expect(lists.counties.list({})).resolves.toEqual(kiambu);
});

test('without a network the counties and the public crops are those of the last visit', async () => {
  const crops = pageOf([{ id: 1, name: 'Maize' }]);
  const before = createLists({
    'counties.list': () => kiambu,
    'crops.list': () => Response.json(crops),
  });
  await before.lists.counties.list({ search: '', limit: 50 });
  await before.lists.crops.list({ public: true });
  await before.lists.crops.list({});
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  const { lists } = createLists({ 'counties.list': gone, 'crops.list': gone });
  await expect(lists.counties.list({ search: '', limit: 50 })).resolves.toEqual(kiambu);
  await expect(lists.crops.list({ public: true })).resolves.toEqual(crops);
  // What only some may see is not kept.
  await expect(lists.crops.list({})).rejects.toMatchObject({ status: 0 });
});

test('on a network that hangs they come after a while, and a late answer reaches the next who asks', async () => {
  await createLists({ 'counties.list': () => kiambu }).lists.counties.list({ limit: 50 });
  const nyeri = pageOf([{ id: 36, name: 'Nyeri' }]);
  let answer = (_counties: typeof nyeri) => {};
  const late = new Promise<typeof nyeri>((resolve) => {
    answer = resolve;
  });
  const { lists } = createLists({ 'counties.list': () => late });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = lists.counties.list({ limit: 50 });
  await vi.advanceTimersByTimeAsync(5000);
  await expect(asked).resolves.toEqual(kiambu);
  answer(nyeri);
  await expect(lists.counties.list({ limit: 50 })).resolves.toEqual(nyeri);
});
