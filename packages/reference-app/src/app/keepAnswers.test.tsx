import { createSession, memoryStorage } from '@udongo/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeApi, failure, type Handlers, pageOf } from '../../test/fakeApi.ts';
import { administrator, booking, farmer, loginOf } from '../../test/records.ts';
import { keptSince } from './keepAnswers.ts';
import { createServices } from './udongo.ts';

const names = async () => (await caches.keys()).filter((name) => name.startsWith('udongo-kept-'));
const own = `udongo-kept-${farmer.id}`;

/** The addresses of what this person has on the device. */
const questions = async () => {
  if (!(await caches.has(own))) return [];
  return (await (await caches.open(own)).keys()).map(({ url }) => decodeURIComponent(url));
};

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await Promise.all((await names()).map((name) => caches.delete(name)));
});

const walk = async (rows: AsyncIterable<unknown>) => {
  for await (const _ of rows);
};

/** An app of a farmer, whose API answers until `become` says otherwise. */
function start(handlers: Handlers = {}) {
  let state: 'open' | 'away' | 'failing' | 'hanging' = 'open';
  const api = createFakeApi({
    'bookings.list': () => pageOf([booking]),
    'bookings.get': () => booking,
    'crops.list': () => pageOf([]),
    ...handlers,
  });
  const session = createSession({ storage: memoryStorage() });
  session.set(loginOf(farmer));
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
  return { ...services, session, become };
}

test('a list of the last visit is there without a network and while the server fails, with its time', async () => {
  const { records, become } = start();
  const asked = Date.now();
  const fresh = await records.bookings.list({ limit: 10 });
  expect(keptSince(fresh)).toBeUndefined();
  await expect.poll(questions).toHaveLength(1);
  for (const state of ['away', 'failing'] as const) {
    become(state);
    const kept = await records.bookings.list({ limit: 10 });
    expect(kept).toEqual(fresh);
    expect(keptSince(kept)?.getTime()).toBeGreaterThanOrEqual(asked);
  }
  await expect(records.bookings.list({ limit: 20 })).rejects.toMatchObject({ status: 500 });
});

test('payments, reports, notifications and the results of a booking are there, too, and a logout wipes them', async () => {
  const empty = () => Response.json(pageOf([]));
  const { records, udongo, become } = start({
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
  await expect.poll(questions).toHaveLength(5);
  become('away');
  const kept = await ask();
  expect(kept).toEqual(fresh);
  for (const answer of kept) expect(keptSince(answer)).toBeInstanceOf(Date);
  await udongo.auth.logout();
  await expect.poll(names).toEqual([]);
});

test('a server that hangs is waited for eight seconds, not until the call gives up', async () => {
  const { records, become } = start();
  await records.bookings.get(booking.id);
  await expect.poll(questions).toHaveLength(1);
  become('hanging');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = records.bookings.get(booking.id);
  await vi.advanceTimersByTimeAsync(8000);
  expect(keptSince(await answer)).toBeInstanceOf(Date);
});

test('a call that waits for a login gets nothing from the device', async () => {
  let isEnded = false;
  const { records, relogin } = start({ 'bookings.get': () => (isEnded ? failure(401, {}) : booking) });
  await records.bookings.get(booking.id);
  await expect.poll(questions).toHaveLength(1);
  isEnded = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answer = records.bookings.get(booking.id);
  await expect.poll(relogin.getSnapshot).not.toBeNull();
  const looked = vi.spyOn(CacheStorage.prototype, 'match');
  await vi.advanceTimersByTimeAsync(8000);
  // Takes longer than looking for an answer.
  await questions();
  expect(looked).not.toHaveBeenCalled();
  relogin.giveUp();
  await expect(answer).rejects.toMatchObject({ status: 401 });
});

test.each([401, 403, 404, 409])(
  'what the server refuses with %d is no longer on the device',
  async (status) => {
    let refuses = false;
    const { records, relogin, become } = start({
      'bookings.get': () => (refuses ? failure(status, {}) : booking),
    });
    await records.bookings.get(booking.id);
    await expect.poll(questions).toHaveLength(1);
    refuses = true;
    relogin.subscribe(relogin.giveUp);
    await expect(records.bookings.get(booking.id)).rejects.toMatchObject({ status });
    await expect.poll(questions).toHaveLength(0);
    become('away');
    await expect(records.bookings.get(booking.id)).rejects.toMatchObject({ status: 0 });
  },
);

test('searches and walks through a whole list are not kept, and a walk never gets kept rows', async () => {
  const { records, become } = start();
  await records.bookings.list({ search: 'Wanjiku' });
  await walk(records.bookings.iterate({ limit: 10 }));
  await records.bookings.list({ limit: 10 });
  await expect.poll(questions).toHaveLength(1);
  expect(await questions()).not.toContainEqual(expect.stringContaining('Wanjiku'));
  become('failing');
  await expect(walk(records.bookings.iterate({ limit: 10 }))).rejects.toMatchObject({ status: 500 });
});

test('sixty answers are kept, the latest, and none that is huge', async () => {
  const { records } = start({
    'bookings.get': ({ record }) => ({
      ...booking,
      id: Number(record),
      notes: record === '30' ? 'x'.repeat(200_000) : '',
    }),
  });
  for (let id = 1; id <= 62; id += 1) await records.bookings.get(id);
  await expect.poll(async () => (await questions()).at(-1)).toContain('["bookings.get",[62]]');
  await expect.poll(questions).toHaveLength(60);
  expect(await questions()).not.toContainEqual(expect.stringContaining('["bookings.get",[1]]'));
  expect(await questions()).not.toContainEqual(expect.stringContaining('["bookings.get",[30]]'));
});

test('a logout wipes what is kept', async () => {
  const { records, udongo } = start();
  await records.bookings.list();
  await expect.poll(questions).toHaveLength(1);
  await udongo.auth.logout();
  await expect.poll(names).toEqual([]);
});

test('a question to which nothing is kept makes no store for this person', async () => {
  const { records, become } = start();
  become('away');
  await expect(records.bookings.list()).rejects.toMatchObject({ status: 0 });
  expect(await names()).toEqual([]);
});

test('a logout while an answer is written leaves nothing behind either', async () => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const open = CacheStorage.prototype.open;
  vi.spyOn(CacheStorage.prototype, 'open').mockImplementationOnce(async function (this: CacheStorage, name) {
    await held;
    return open.call(this, name);
  });
  const put = vi.spyOn(Cache.prototype, 'put');
  const { records, session } = start();
  await records.bookings.list();
  session.clear();
  go();
  await expect.poll(() => put.mock.settledResults).toMatchObject([{ type: 'fulfilled' }]);
  await expect.poll(names).toEqual([]);
});

test('the start and the next login wipe what another person left', async () => {
  await caches.open('udongo-kept-999');
  const { records, session } = start();
  await expect.poll(names).not.toContain('udongo-kept-999');
  await records.bookings.list();
  await expect.poll(names).toEqual([own]);
  session.set(loginOf(administrator));
  await expect.poll(names).toEqual([]);
});
