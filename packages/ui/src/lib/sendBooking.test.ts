import type { UdongoApi } from '@udongo/sdk';
import { expect, expectTypeOf, test } from 'vitest';
import { apiError, toBooking } from '../../test/bookingFixtures.ts';
import type { BookingFormApi } from '../booking-form/index.ts';
import { sendBooking } from './sendBooking.ts';

const request = {
  soil_test_date: '2026-11-24',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [],
} as const;
const body = { ...request, samples: [] };

test('a server that says 401 after every login is not asked for ever', async () => {
  let calls = 0;
  let logins = 0;
  const result = await sendBooking({
    port: {
      create: async () => {
        calls += 1;
        throw apiError(401, 'no');
      },
      update: async () => Promise.reject(new Error('unused')),
    },
    request: body,
    onLoginNeeded: async () => {
      logins += 1;
    },
  });
  expect(result).toMatchObject({ status: 'failed', reason: 'login' });
  expect([calls, logins]).toEqual([4, 3]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no dialog');
    },
  ],
  ['gives no promise', () => undefined as never],
])('a host whose `onLoginNeeded` %s gets the refusal back', async (_, onLoginNeeded) => {
  const port = {
    create: () => Promise.reject(apiError(401, 'no')),
    update: () => Promise.reject(new Error('unused')),
  };
  const result = await sendBooking({ port, request: body, onLoginNeeded });
  expect(result).toMatchObject({ status: 'failed', reason: 'login' });
});

test.each([
  [400, 'refused'],
  [403, 'forbidden'],
  [404, 'refused'],
  [407, 'lost'],
  [408, 'lost'],
  [425, 'lost'],
  [429, 'throttled'],
  [500, 'server'],
  [503, 'server'],
  [0, 'lost'],
  [200, 'lost'],
  [401, 'login'],
])('an answer of %i is known as %s', async (status, reason) => {
  const port = {
    create: () => Promise.reject(apiError(status, 'no')),
    update: () => Promise.reject(new Error('unused')),
  };
  expect(await sendBooking({ port, request: body })).toMatchObject({ status: 'failed', reason });
});

test.each([
  [403, 'lost'],
  [404, 'lost'],
  [413, 'refused'],
  [429, 'throttled'],
])('a page of HTML in place of an answer, with %i, is known as %s', async (status, reason) => {
  const port = {
    create: () =>
      Promise.reject(apiError(status, 'no', { body: '\n<!doctype html><title>Buy data</title>' })),
    update: () => Promise.reject(new Error('unused')),
  };
  expect(await sendBooking({ port, request: body })).toMatchObject({ status: 'failed', reason });
});

test('a booking that is not there any more cannot be changed', async () => {
  const port = {
    create: () => Promise.reject(new Error('unused')),
    update: () => Promise.reject(apiError(404, 'no')),
  };
  expect(await sendBooking({ port, request: body, bookingId: 26 })).toMatchObject({ reason: 'missing' });
});

test('a 409 of another kind is a refusal', async () => {
  const port = {
    create: () => Promise.reject(apiError(409, 'no', { body: { detail: 'no' } })),
    update: () => Promise.reject(new Error('unused')),
  };
  expect(await sendBooking({ port, request: body })).toMatchObject({ reason: 'refused' });
});

test('an update that follows a 409 may need a login, too', async () => {
  let updates = 0;
  const result = await sendBooking({
    port: {
      create: () =>
        Promise.reject(apiError(409, 'again', { body: { code: 'already_booked', booking: { id: 5 } } })),
      update: async (id, sent) => {
        updates += 1;
        if (updates === 1) throw apiError(401, 'no');
        return toBooking(sent, id);
      },
    },
    request: body,
    onLoginNeeded: () => Promise.resolve(),
  });
  expect(result).toMatchObject({ status: 'booked', booking: { id: 5 } });
});

test('the SDK fits the ports of the form as it is', () => {
  expectTypeOf<UdongoApi>().toExtend<BookingFormApi>();
});
