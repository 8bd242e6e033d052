import { createSession, memoryStorage, type User } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi, failure, type Handlers, pageOf } from '../../test/fakeApi.ts';
import { administrator, booking, farmer, loginOf } from '../../test/records.ts';
import { separateCaches } from '../../test/separateCaches.ts';
import { createServices } from './createServices.ts';

const names = async () => (await caches.keys()).filter((name) => name.startsWith('udongo-kept-'));
const own = `udongo-kept-${farmer.id}`;

/** The addresses of the responses that this person has on the device. */
const entries = async () => {
  if (!(await caches.has(own))) return [];
  return (await (await caches.open(own)).keys()).map(({ url }) => decodeURIComponent(url));
};

separateCaches();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const iterate = async (rows: AsyncIterable<unknown>) => {
  for await (const _ of rows);
};

/** An app, by default of a farmer, whose API answers until `become` says otherwise. */
function start(handlers: Handlers = {}, person: User | null = farmer) {
  let state: 'open' | 'away' | 'failing' | 'hanging' = 'open';
  const api = createFakeApi({
    'bookings.list': () => pageOf([booking]),
    'bookings.get': () => booking,
    'crops.list': () => pageOf([]),
    ...handlers,
  });
  const session = createSession({ storage: memoryStorage() });
  if (person) session.set(loginOf(person));
  const services = createServices({
    config: {
      productName: 'Udongo',
      apiBaseUrl: 'https://api.udongo.test',
      mediaBaseUrl: null,
      analyticsSrc: null,
      support: null,
      mock: false,
      demo: false,
      withoutScreens: [],
      retryCreates: true,
      idempotencyKeys: false,
      takesConsent: false,
      referrerAgent: 'user',
    },
    session,
    fetch: (request) => {
      if (state === 'away') return Promise.reject(new TypeError('Failed to fetch'));
      if (state === 'hanging') return new Promise(() => undefined);
      if (state === 'failing') return Promise.resolve(failure(500, {}));
      return api.fetch(request);
    },
  });
  const become = (next: typeof state) => {
    state = next;
  };
  return { ...services, api, session, become };
}

test('a list of the last visit is there without a network and while the server fails, with its time', async () => {
  const { records, cache, become } = start();
  const asked = Date.now();
  const fresh = await records.bookings.list({ limit: 10 });
  expect(cache.cachedAt(fresh)).toBeUndefined();
  await expect.poll(entries).toHaveLength(1);
  for (const state of ['away', 'failing'] as const) {
    become(state);
    const stored = await records.bookings.list({ limit: 10 });
    expect(stored).toEqual(fresh);
    expect(cache.cachedAt(stored)).toBeGreaterThanOrEqual(asked);
  }
  await expect(records.bookings.list({ limit: 20 })).rejects.toMatchObject({ status: 500 });
});

test('payments, reports, notifications and the results of a booking are there, too, and a logout deletes them', async () => {
  const empty = () => Response.json(pageOf([]));
  const { records, cache, udongo, become } = start({
    'payments.list': empty,
    'reports.list': empty,
    'reports.get': () => Response.json({ id: 3 }),
    'notifications.list': empty,
    'bookings.getResults': () => Response.json([]),
  });
  const ask = () =>
    Promise.all([
      records.payments.list(),
      records.reports.list(),
      records.reports.get(3),
      records.notifications.list(),
      records.bookings.getResults(booking.id),
    ]);
  const fresh = await ask();
  await expect.poll(entries).toHaveLength(5);
  become('away');
  const stored = await ask();
  expect(stored).toEqual(fresh);
  for (const answer of stored) expect(cache.cachedAt(answer)).toBeTypeOf('number');
  await udongo.auth.logout();
  await expect.poll(names).toEqual([]);
});

test('a server that hangs is waited for eight seconds, not until the call gives up', async () => {
  const { records, cache, become } = start();
  await records.bookings.get(booking.id);
  await expect.poll(entries).toHaveLength(1);
  become('hanging');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = records.bookings.get(booking.id);
  await vi.advanceTimersByTimeAsync(8000);
  expect(cache.cachedAt(await answer)).toBeTypeOf('number');
});

test('a call that waits for a login gets nothing from the device', async () => {
  let isEnded = false;
  const { records, relogin } = start({ 'bookings.get': () => (isEnded ? failure(401, {}) : booking) });
  await records.bookings.get(booking.id);
  await expect.poll(entries).toHaveLength(1);
  isEnded = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = records.bookings.get(booking.id);
  await expect.poll(relogin.getSnapshot).not.toBeNull();
  const looked = vi.spyOn(CacheStorage.prototype, 'has');
  await vi.advanceTimersByTimeAsync(8000);
  expect(looked).not.toHaveBeenCalled();
  relogin.giveUp();
  await expect(answer).rejects.toMatchObject({ status: 401 });
});

test.each([401, 403, 404, 409])('a response that the server refuses with %d is deleted', async (status) => {
  let refuses = false;
  const { records, relogin, become } = start({
    'bookings.get': () => (refuses ? failure(status, {}) : booking),
  });
  await records.bookings.get(booking.id);
  await expect.poll(entries).toHaveLength(1);
  refuses = true;
  relogin.subscribe(relogin.giveUp);
  await expect(records.bookings.get(booking.id)).rejects.toMatchObject({ status });
  await expect.poll(entries).toHaveLength(0);
  become('away');
  await expect(records.bookings.get(booking.id)).rejects.toMatchObject({ status: 0 });
});

test('searches and iterations are not stored, and an iteration never gets stored rows', async () => {
  const { records, become } = start();
  await records.bookings.list({ search: 'Wanjiku' });
  await iterate(records.bookings.iterate({ limit: 10 }));
  await records.bookings.list({ limit: 10 });
  await expect.poll(entries).toHaveLength(1);
  expect(await entries()).not.toContainEqual(expect.stringContaining('Wanjiku'));
  become('failing');
  await expect(iterate(records.bookings.iterate({ limit: 10 }))).rejects.toMatchObject({ status: 500 });
});

test('the latest sixty responses are stored, and none that is huge', async () => {
  const { records } = start({
    'bookings.get': ({ record }) => ({
      ...booking,
      id: Number(record),
      notes: record === '30' ? 'x'.repeat(200_000) : '',
    }),
  });
  for (let id = 1; id <= 62; id += 1) await records.bookings.get(id);
  await expect.poll(async () => (await entries()).at(-1)).toContain('"bookings.get",62]');
  await expect.poll(entries).toHaveLength(60);
  expect(await entries()).not.toContainEqual(expect.stringContaining('"bookings.get",1]'));
  expect(await entries()).not.toContainEqual(expect.stringContaining('"bookings.get",30]'));
});

test('a logout deletes the stored responses', async () => {
  const { records, udongo } = start();
  await records.bookings.list();
  await expect.poll(entries).toHaveLength(1);
  await udongo.auth.logout();
  await expect.poll(names).toEqual([]);
});

test('a request without a stored response makes no cache for this person', async () => {
  const { records, become } = start();
  become('away');
  await expect(records.bookings.list()).rejects.toMatchObject({ status: 0 });
  expect(await names()).toEqual([]);
});

test('a logout while a response is written leaves nothing behind either', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const open = CacheStorage.prototype.open;
  const opening = vi.spyOn(CacheStorage.prototype, 'open').mockImplementationOnce(async function (
    this: CacheStorage,
    name,
  ) {
    await held;
    return open.call(this, name);
  });
  const put = vi.spyOn(Cache.prototype, 'put');
  const { records, session } = start();
  await records.bookings.list();
  await expect.poll(() => opening.mock.calls).toHaveLength(1);
  session.clear();
  go();
  await expect.poll(() => put.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
  await expect.poll(names).toEqual([]);
});

test('an object of responses is as old as the oldest one that comes from this device', async () => {
  const { records, cache, become } = start();
  await records.bookings.list();
  await new Promise((resolve) => setTimeout(resolve, 2));
  await records.bookings.get(booking.id);
  await expect.poll(entries).toHaveLength(2);
  become('away');
  const list = await records.bookings.list();
  const record = await records.bookings.get(booking.id);
  expect(cache.cachedAt({ list, record })).toBe(cache.cachedAt(list));
  expect(cache.cachedAt(list)).toBeLessThan(Number(cache.cachedAt(record)));
  become('open');
  expect(cache.cachedAt({ list: await records.bookings.list(), record })).toBe(cache.cachedAt(record));
});

test('the start and the next login delete the responses of another person', async () => {
  await caches.open('udongo-kept-999');
  const { records, session } = start();
  await expect.poll(names).not.toContain('udongo-kept-999');
  await records.bookings.list();
  await expect.poll(names).toEqual([own]);
  session.set(loginOf(administrator));
  await expect.poll(names).toEqual([]);
});

const kiambu = pageOf([{ id: 22, name: 'Kiambu' }]);
const lists: Handlers = { 'counties.list': () => kiambu };

/** Counts the public lists on the device. */
const storedLists = async () => (await (await caches.open('udongo-lists')).keys()).length;

test('a reference list is requested once for each query', async () => {
  const { api, udongo } = start(lists, null);
  await Promise.all([udongo.counties.list({ limit: 50 }), udongo.counties.list({ limit: 50 })]);
  await udongo.counties.list({ limit: 50 });
  await udongo.counties.list({ limit: 50, search: 'kia' });
  expect(api.callsOf('counties.list')).toHaveLength(2);
});

test('one caller that leaves takes nothing from the others', async () => {
  const { api, udongo } = start(lists, null);
  const leaving = new AbortController();
  const left = udongo.counties.list({}, { signal: leaving.signal });
  const stayed = udongo.counties.list({});
  leaving.abort();
  await expect(left).rejects.toMatchObject({ name: 'AbortError' });
  await expect(stayed).resolves.toEqual(kiambu);
  expect(api.callsOf('counties.list')).toHaveLength(1);
});

test('a failure is not cached: the next caller requests the list again', async () => {
  const { udongo, become } = start({ 'agents.list': () => pageOf([]) }, null);
  become('failing');
  await expect(udongo.agents.list({})).rejects.toMatchObject({ status: 500 });
  become('open');
  await expect(udongo.agents.list({})).resolves.toEqual(pageOf([]));
});

test('without a network a visitor has the counties and the public crops of the last visit, also after a logout', async () => {
  const crops = pageOf([{ id: 1, name: 'Maize' }]);
  const before = start({ ...lists, 'crops.list': () => Response.json(crops) });
  await before.udongo.counties.list({ search: '', limit: 50 });
  await before.udongo.crops.list({ public: true });
  await before.udongo.crops.list({});
  await expect.poll(storedLists).toBe(2);
  await expect.poll(entries).toHaveLength(1);
  before.session.clear();
  await expect.poll(names).toEqual([]);
  const { udongo, become } = start({}, null);
  become('away');
  await expect(udongo.counties.list({ search: '', limit: 50 })).resolves.toEqual(kiambu);
  await expect(udongo.crops.list({ public: true })).resolves.toEqual(crops);
  // A list that only some may see is not stored for everybody.
  await expect(udongo.crops.list({})).rejects.toMatchObject({ status: 0 });
});

test('on a network that hangs they come after a while, and a late answer reaches the next caller', async () => {
  await start(lists, null).udongo.counties.list({ limit: 50 });
  await expect.poll(storedLists).toBe(1);
  const nyeri = pageOf([{ id: 36, name: 'Nyeri' }]);
  let answer = (_counties: typeof nyeri) => {};
  const late = new Promise<typeof nyeri>((resolve) => {
    answer = resolve;
  });
  const { udongo } = start({ 'counties.list': () => late }, null);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const asked = udongo.counties.list({ limit: 50 });
  await vi.advanceTimersByTimeAsync(5000);
  await expect(asked).resolves.toEqual(kiambu);
  answer(nyeri);
  await expect(udongo.counties.list({ limit: 50 })).resolves.toEqual(nyeri);
});
