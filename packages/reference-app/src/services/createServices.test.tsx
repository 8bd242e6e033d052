import { createSession, memoryStorage } from '@udongo/sdk';
import { expect, test, vi } from 'vitest';
import { createFakeApi, failure, pageOf } from '../../test/fakeApi.ts';
import { createServices } from './createServices.ts';

function createTestServices(
  handlers: Parameters<typeof createFakeApi>[0],
  { mock = false, keys = false } = {},
) {
  const api = createFakeApi(handlers);
  const config = {
    productName: 'Udongo',
    apiBaseUrl: 'https://api.udongo.test',
    mediaBaseUrl: null,
    analyticsSrc: null,
    support: null,
    mock,
    demo: false,
    withoutScreens: [],
    retryCreates: false,
    idempotencyKeys: keys,
    takesConsent: false,
    referrerAgent: 'user' as const,
  };
  const session = createSession({ storage: memoryStorage() });
  const keysSent: boolean[] = [];
  const fetch: typeof api.fetch = (request) => {
    if (request.method !== 'GET') keysSent.push(request.headers.has('Idempotency-Key'));
    return api.fetch(request);
  };
  return { api, keysSent, ...createServices({ config, session, fetch, caches: null }) };
}

test('a list that is managed is asked for anew, one to choose from comes from the cache until something is changed', async () => {
  const kiambu = { id: 22, name: 'Kiambu' };
  let stored = [kiambu];
  const { api, records, udongo } = createTestServices({
    'counties.list': () => pageOf(stored),
    'counties.create': () => {
      stored = [kiambu, { id: 48, name: 'Mlimani' }];
      return { id: 48, name: 'Mlimani' };
    },
  });
  await udongo.counties.list({ limit: 50 });
  await udongo.counties.list({ limit: 50 });
  expect(api.callsOf('counties.list')).toHaveLength(1);
  await records.counties.list({ limit: 50 });
  await records.counties.list({ limit: 50 });
  expect(api.callsOf('counties.list')).toHaveLength(3);
  await records.counties.create({ name: 'Mlimani' });
  expect((await udongo.counties.list({ limit: 50 })).count).toBe(2);
});

test('what was refused changed nothing: the cache stays', async () => {
  const { api, records, udongo } = createTestServices({
    'counties.list': () => pageOf([]),
    'counties.create': () => failure(409, { detail: 'In use.' }),
  });
  await udongo.counties.list({});
  await expect(records.counties.create({ name: 'Mlimani' })).rejects.toMatchObject({ status: 409 });
  await udongo.counties.list({});
  expect(api.callsOf('counties.list')).toHaveLength(1);
});

test.each([true, false])('a lost write is sent again only to an API that takes keys (%s)', async (keys) => {
  let calls = 0;
  const { keysSent, records, visitor } = createTestServices(
    {
      'counties.create': () => (calls++ === 0 ? failure(503, {}) : { id: 48, name: 'Mlimani' }),
      'contact.create': () => failure(400, { name: ['This field is required.'] }),
    },
    { keys },
  );
  const created = await records.counties.create({ name: 'Mlimani' }).catch((error: unknown) => error);
  expect(created).toMatchObject(keys ? { id: 48 } : { status: 503 });
  await visitor.contact.create({ name: '', email: '', message: '' }).catch(() => undefined);
  expect(keysSent).toEqual(keys ? [true, true, true] : [false, false]);
});

test.each([
  [true, { count: 0 }],
  [false, { kind: 'timeout' }],
])('a backend in the browser (%s) may take as long as the device needs', async (mock, outcome) => {
  vi.useFakeTimers();
  const late = async () => {
    await new Promise((resolve) => setTimeout(resolve, 60_000));
    return pageOf([]);
  };
  const { records } = createTestServices({ 'counties.list': late }, { mock });
  const answer = records.counties.list({}).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await answer).toMatchObject(outcome);
  vi.useRealTimers();
});
