import type { Booking } from '@udongo/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError, storedBooking } from '../../test/bookingFixtures.ts';
import { pressed } from '../../test/queueFixtures.ts';
import { createSharedStorage } from '../../test/queueWorld.ts';
import { createBookingQueue } from './createBookingQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a booking that the server throttles waits as long as it asks, and is sent then', async () => {
  let isThrottled = true;
  const create = vi.fn(async (): Promise<Booking> => {
    if (isThrottled) throw apiError(429, 'Request was throttled.', { retryAfterMs: 600_000 });
    return storedBooking;
  });
  const events = new EventTarget();
  const queue = createBookingQueue({
    bookings: { create, update: create },
    storage: createSharedStorage(),
    locks: null,
    isOnline: () => true,
    events,
    today: () => '2026-11-20',
  });
  const stop = queue.start();
  expect(await queue.press(pressed('11111111-1111-4111-8111-111111111111'))).toEqual({
    status: 'waiting',
    reason: 'throttled',
  });
  isThrottled = false;
  // Neither a network that comes back nor a page that is shown again asks earlier.
  events.dispatchEvent(new Event('online'));
  events.dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(599_000);
  expect(create).toHaveBeenCalledTimes(1);
  expect(queue.getSnapshot().items).toMatchObject([{ status: 'waiting', isKept: true }]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(create).toHaveBeenCalledTimes(2);
  expect(queue.getSnapshot().items).toMatchObject([{ status: 'sent' }]);
  stop();
});
