import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test } from 'vitest';
import * as table from '../src/generated/table.ts';
import {
  type Booking,
  type BookingRequest,
  createClient,
  createUdongo,
  NetworkError,
  type OperationId,
} from '../src/index.ts';
import { createHandlers } from '../src/msw/index.ts';
import { type AnswerOf, exampleOf } from '../src/testing/index.ts';

const api = createHandlers('https://api.example.com/v1/');
const server = setupServer(...api.all);
const udongo = createClient({ baseUrl: 'https://api.example.com/v1', retries: 0 }, table);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
};

test('a partner tests a page on the examples of the contract', async () => {
  expect(await udongo.bookings.get(7)).toEqual(exampleOf('bookings.get'));
  expect(await udongo.bookings.create(booking)).toEqual(exampleOf('bookings.create'));
  expect(await udongo.bookings.delete(7)).toBeUndefined();
  expect((await udongo.counties.list()).results.length).toBeGreaterThan(0);
});

// With the resources that pages pick.
const whole = createClient({ baseUrl: 'https://api.example.com/v1', retries: 0 }, table);
const resources = Object.entries(whole).flatMap(([name, methods]) =>
  name in table ? [methods as object] : [],
);

test('every operation is answered in a way that the client accepts', async () => {
  const calls = resources.flatMap((resource) =>
    Object.entries(resource)
      .filter(([verb]) => !verb.startsWith('iterate'))
      .map(([, method]) => method as (...args: unknown[]) => Promise<unknown>),
  );
  expect(calls.length).toBe(api.all.length);
  for (const call of calls) await call(1, {}, {});
});

test('every list can be walked through', async () => {
  const walks = resources.flatMap((resource) =>
    Object.entries(resource)
      .filter(([verb]) => verb.startsWith('iterate'))
      .map(([, method]) => method as (...args: unknown[]) => AsyncGenerator<unknown>),
  );
  expect(walks.length).toBeGreaterThan(20);
  for (const walk of walks) {
    const { value, done } = await walk(1, {}).next();
    expect(done ? undefined : value).toBeTypeOf('object');
  }
});

test('an operation that a service has not built fails as the contract says', async () => {
  server.use(api.refuse('reviews.list', 501, { detail: 'This is not built yet.' }));
  await expect(udongo.reviews.list()).rejects.toMatchObject({ name: 'BadResponseError', status: 501 });
});

test('an answer can be made from the call', async () => {
  server.use(
    api.answer('bookings.update', ({ params, body, query }) => {
      expectTypeOf(body).toEqualTypeOf<BookingRequest>();
      expect(query.size).toBe(0);
      return { ...exampleOf('bookings.update'), id: Number(params.id), notes: body.notes ?? '' };
    }),
  );
  const changed = await udongo.bookings.update(12, { ...booking, notes: 'Call first.' });
  expect(changed).toMatchObject({ id: 12, notes: 'Call first.' });
});

test('an answer is a copy: a test that changes it changes no other', async () => {
  exampleOf('bookings.get').notes = 'Changed.';
  expect((await udongo.bookings.get(7)).notes).not.toBe('Changed.');
});

test('refusals, broken connections and slow answers can be told', async () => {
  server.use(
    api.refuse('bookings.create', 400, { samples: { 1: { soil_type: ['Unknown.'] } } }),
    api.refuse('crops.list', 429, undefined, { 'Retry-After': '7' }),
    api.drop('counties.list'),
  );
  await expect(udongo.bookings.create(booking)).rejects.toMatchObject({
    fieldErrors: { 'samples.1.soil_type': 'Unknown.' },
  });
  await expect(udongo.crops.list()).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
  await expect(udongo.counties.list()).rejects.toBeInstanceOf(NetworkError);
});

test('by default every server is meant', async () => {
  server.use(createHandlers().answer('crops.list', exampleOf('crops.list')));
  const elsewhere = createUdongo({ baseUrl: 'https://elsewhere.example' });
  expect(await elsewhere.crops.list()).toEqual(exampleOf('crops.list'));
});

test('an operation that is not in the contract is named', () => {
  expect(() => api.drop('blogs.paint' as OperationId)).toThrow('blogs.paint');
});

/** Compiled, never run. */
export function misuse(): void {
  expectTypeOf<AnswerOf<'bookings.create'>>().toEqualTypeOf<Booking>();
  // @ts-expect-error no such operation
  exampleOf('bookings.paint');
  // @ts-expect-error no whole booking
  api.answer('bookings.get', { id: 7 });
}
