import { expect, test } from 'vitest';
import {
  ApiError,
  BadRequestError,
  BadResponseError,
  isApiError,
  isRefusal,
  NetworkError,
  TimeoutError,
} from './ApiError.ts';

const call = { operation: 'bookings.create', method: 'POST', path: '/agric/soil-test-bookings/' };

test('each error says how the call failed', () => {
  const errors = [
    new BadRequestError('', { ...call, status: 409 }),
    new BadResponseError('', { ...call, status: 500 }),
    new NetworkError(call),
    new TimeoutError(call),
    new ApiError('', call),
  ];
  expect(errors.map(({ kind }) => kind)).toEqual(['refused', 'failed', 'network', 'timeout', 'unsent']);
});

test('a refusal is known by its operation and its status', () => {
  const error = new BadRequestError('', { ...call, status: 409, body: { code: 'already_booked' } });
  expect(isRefusal(error, 'bookings.create', 409)).toBe(true);
  expect(isRefusal(error, 'bookings.create', 400)).toBe(false);
  expect(isRefusal(error, 'farmers.create', 409)).toBe(false);
});

test.each([undefined, null, 'no', 409, new Error('no'), { kind: 'refused', ...call, status: 409 }])(
  '%s is no error of a call',
  (thrown) => {
    expect(isApiError(thrown)).toBe(false);
    expect(isRefusal(thrown, 'bookings.create', 409)).toBe(false);
  },
);
