import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ApiError,
  BadRequestError,
  BadResponseError,
  type BookingRequest,
  createUdongo,
  describeError,
  isAbortError,
  TimeoutError,
  type UdongoApi,
  type UdongoOptions,
} from '../src/index.ts';
import { drop, hang, json, page, type ScriptedServer, startScriptedServer, text } from './scriptedServer.ts';

let server: ScriptedServer;
let udongo: UdongoApi;

beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  udongo = connect();
});

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
};
const kiambu = { id: 22, name: 'Kiambu' };
const list = () => udongo.counties.list();
const remove = () => udongo.bookings.delete(7);
const brief = { timeoutMs: 100 };

test('a fetch that does not heed its signal is given up all the same', async () => {
  const client = connect({ fetch: () => new Promise(() => {}), retries: 0 });
  expect(await errorOf(client.counties.list({}, brief))).toBeInstanceOf(TimeoutError);
});

test('aborts and timeouts have the names that the platform gives them', async () => {
  server.answer(hang);
  const own = await errorOf(udongo.counties.list({}, brief));
  const theirs = await errorOf(udongo.counties.list({}, { signal: AbortSignal.timeout(20) }));
  expect([own.name, own.kind, theirs.name, theirs.kind]).toEqual([
    'TimeoutError',
    'timeout',
    'TimeoutError',
    'timeout',
  ]);
  const aborted = await udongo.counties.list({}, { signal: AbortSignal.abort() }).catch((error) => error);
  expect(aborted).toBeInstanceOf(DOMException);
  expect(aborted.name).toBe('AbortError');
});

test('a call that may take for ever is given its time', async () => {
  server.answer(json(page([kiambu])));
  expect(await udongo.counties.list({}, { timeoutMs: Number.POSITIVE_INFINITY })).toEqual(page([kiambu]));
});

test('a redirected read is followed', async () => {
  server.answer(text('', 301, { Location: '/counties/' }), json(page([kiambu])));
  expect(await list()).toEqual(page([kiambu]));
  expect(server.seen.map(({ url }) => url)).toEqual(['/counties', '/counties/']);
});

test('a redirect that a fetch of its own has followed is refused', async () => {
  server.answer(text('', 301, { Location: '/counties' }), json(page([])));
  const client = connect({ fetch: (request) => fetch(new Request(request, { redirect: 'follow' })) });
  expect(await errorOf(client.bookings.create(booking))).toBeInstanceOf(BadResponseError);
});

test('a picture goes out as a form, with its name and type', async () => {
  server.answer(json({ id: 3 }, 201));
  const form = new FormData();
  form.set('file', new Blob(['loam'], { type: 'image/png' }), 'loam.png');
  await udongo.media.create(form);
  const [sent] = server.seen;
  expect(sent).toMatchObject({ method: 'POST', url: '/media/' });
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain('name="file"; filename="loam.png"\r\nContent-Type: image/png\r\n\r\nloam');
});

test('the farmers come as a file, from a path that keeps its slash', async () => {
  server.answer(text('id,full_name\r\n1,Wanjiku\r\n', 200, { 'Content-Type': 'text/csv' }));
  const file = await udongo.farmers.downloadBiodata({ county: 22, reason: 'Year report' });
  expect(server.seen[0]).toMatchObject({
    method: 'GET',
    url: '/agric/download-farmer-biodata/?county=22&reason=Year%20report',
  });
  expect(server.seen[0]?.headers.accept).toBe('*/*');
  expect(file.type).toBe('text/csv');
  expect(await file.text()).toContain('Wanjiku');
});

test('a report comes as a PDF, and what is none is refused', async () => {
  server.answer(text('%PDF-1.7', 200, { 'Content-Type': 'application/pdf' }));
  expect((await udongo.reports.downloadPdf({ booking: 7 })).type).toBe('application/pdf');
  expect(server.seen[0]?.url).toBe('/agric/report-pdf-generation?booking=7');
  server.answer(text('<!doctype html>', 200));
  expect(await errorOf(udongo.reports.downloadPdf({ booking: 7 }))).toBeInstanceOf(BadResponseError);
});

test('a deletion answered 204, or 200 with a word, gives nothing', async () => {
  server.answer(text('', 204));
  expect(await remove()).toBeUndefined();
  server.answer(json({ detail: 'Deleted.' }));
  expect(await remove()).toBeUndefined();
});

test('a change answered 204 gives what was sent, and a new record has to be answered', async () => {
  server.answer(text('', 204));
  expect(await udongo.counties.update(22, { name: 'Kiambu' })).toEqual({ id: 22, name: 'Kiambu' });
  server.answer(text('', 204));
  expect(await errorOf(udongo.bookings.create(booking))).toBeInstanceOf(BadResponseError);
});

test('a list that fails twice by chance comes the third time', async () => {
  server.answer(text('', 503), drop, json(page([kiambu])));
  expect((await list()) as unknown).toEqual(page([kiambu]));
  expect(server.seen).toHaveLength(3);
});

test('a call may be told not to repeat', async () => {
  server.answer(text('', 503));
  await errorOf(udongo.counties.list({}, { retries: 0 }));
  expect(server.seen).toHaveLength(1);
});

test.each([
  ['seconds', () => '1', 900],
  ['a date to come', () => new Date(Date.now() + 2000).toUTCString(), 900],
  ['no time', () => '0', 0],
  ['a date gone by', () => 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['something unreadable', () => 'soon', 0],
])('after 429 with Retry-After of %s it waits that long and asks again', async (_, header, leastMs) => {
  server.answer(json({ detail: 'Throttled.' }, 429, { 'Retry-After': header() }), json(page([])));
  const startMs = performance.now();
  await list();
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(leastMs);
  expect(server.seen).toHaveLength(2);
});

test('it does not wait longer than a person would: the error says how long the server asked for', async () => {
  server.answer(json({ detail: 'Throttled.' }, 429, { 'Retry-After': '3600' }));
  const error = await errorOf(list());
  expect(error).toBeInstanceOf(BadRequestError);
  expect(error.retryAfterMs).toBe(3_600_000);
  expect(error.message).toBe('Throttled.');
  expect(server.seen).toHaveLength(1);
});

test('an error knows its request', async () => {
  server.answer(json({ detail: 'A server error occurred.', request_id: 'in-body' }, 500));
  const inBody = await errorOf(udongo.bookings.get(7, { fields: 'id' }));
  expect(inBody).toMatchObject({ method: 'GET', path: '/agric/soil-test-bookings/7', requestId: 'in-body' });
  server.answer(json({ detail: 'Not found.' }, 404, { 'X-Request-Id': 'in-header' }));
  const inHeader = await errorOf(remove());
  expect(inHeader).toMatchObject({ path: '/agric/soil-test-bookings/7/', requestId: 'in-header' });
});

test('only with retryCreates is a booking repeated, under one uuid', async () => {
  server.answer(drop, json({ id: 26 }, 201));
  const client = connect({ retryCreates: true });
  expect(await client.bookings.create(booking)).toEqual({ id: 26 });
  const [first, second] = server.seen.map(({ body }) => JSON.parse(body));
  expect(first.uuid).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toEqual(first);
  server.answer(drop);
  await errorOf(client.bookings.update(7, booking));
  expect(server.seen).toHaveLength(1);
});

test('the caller can abort in the pause before a repeat', async () => {
  const controller = new AbortController();
  const client = connect({
    fetch: async (request, init) => {
      const response = await fetch(request, init);
      setTimeout(() => controller.abort(), 50);
      return response;
    },
  });
  server.answer(text('', 503, { 'Retry-After': '30' }));
  const startMs = performance.now();
  await expectAborted(client.counties.list({}, { signal: controller.signal }));
  expect(performance.now() - startMs).toBeLessThan(5000);
  expect(server.seen).toHaveLength(1);
});

test('an abort for a reason of the caller is an abort still, a timer of theirs a timeout', async () => {
  server.answer(hang);
  await expectAborted(udongo.counties.list({}, { signal: AbortSignal.abort('superseded') }), 'superseded');
  const timed = udongo.counties.list({}, { signal: AbortSignal.timeout(20) });
  expect(await errorOf(timed)).toBeInstanceOf(TimeoutError);
});

test('a log hears of every failure once, and of no abort', async () => {
  const heard: ApiError[] = [];
  const client = connect({ onError: (error) => heard.push(error) });
  server.answer(text('', 503));
  const error = await errorOf(client.counties.list());
  await expectAborted(client.counties.list({}, { signal: AbortSignal.abort() }));
  expect(heard).toEqual([error]);
});

function connect(options: Partial<UdongoOptions> = {}): UdongoApi {
  return createUdongo({ baseUrl: server.baseUrl, timeoutMs: 10_000, backoffMs: 1, ...options });
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('The call gave no ApiError', { cause: error });
  return error;
}

async function expectAborted(call: Promise<unknown>, cause?: unknown): Promise<void> {
  const error = await call.catch((caught: unknown) => caught);
  expect(isAbortError(error)).toBe(true);
  expect(Object(error).cause).toBe(cause);
  expect(error).not.toBeInstanceOf(ApiError);
  expect(describeError(error)).toBeNull();
}
