import type { Booking } from '@udongo/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiError, storedBooking } from '../../test/bookingFixtures.ts';
import { pressed } from '../../test/queueFixtures.ts';
import { createSharedStorage } from '../../test/queueWorld.ts';
import { createBookingQueue } from './createBookingQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with a queue, and a server that throttles for ten minutes until the test turns that off. */
function openPage(storage = createSharedStorage()) {
  const server = { isThrottled: true };
  const create = vi.fn(async (): Promise<Booking> => {
    if (server.isThrottled) throw apiError(429, 'Request was throttled.', { retryAfterMs: 600_000 });
    return storedBooking;
  });
  const events = new EventTarget();
  const queue = createBookingQueue({
    bookings: { create, update: create },
    storage,
    locks: null,
    isOnline: () => true,
    events,
    today: () => '2026-11-20',
  });
  return { server, create, events, queue, storage };
}

test('a booking that the server throttles waits as long as it asks, and is sent then', async () => {
  const { server, create, events, queue } = openPage();
  const stop = queue.start();
  expect(await queue.press(pressed('11111111-1111-4111-8111-111111111111'))).toEqual({
    status: 'waiting',
    reason: 'throttled',
  });
  server.isThrottled = false;
  // Neither a returning network nor a page that is shown again sends earlier.
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

test('a host whose listener throws keeps no booking from being sent', async () => {
  const { server, create, queue } = openPage();
  const failed = vi.fn();
  addEventListener('error', failed);
  const complained = vi.spyOn(console, 'error').mockReturnValue(undefined);
  queue.onSent(() => {
    throw new Error('no room in the list');
  });
  const sent = vi.fn();
  queue.onSent(({ uuid }) => sent(uuid));
  const uuids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
  for (const uuid of uuids) await queue.press(pressed(uuid));
  server.isThrottled = false;
  const stop = queue.start();
  await vi.advanceTimersByTimeAsync(601_000);
  expect(create).toHaveBeenCalledTimes(4);
  expect(sent.mock.calls).toEqual(uuids.map((uuid) => [uuid]));
  expect(failed).toHaveBeenCalledTimes(2);
  removeEventListener('error', failed);
  complained.mockRestore();
  stop();
});

test('a page that is loaded again waits on as long as the server asked, and sends then', async () => {
  const before = openPage();
  const leave = before.queue.start();
  await before.queue.press(pressed('11111111-1111-4111-8111-111111111111'));
  leave();

  await vi.advanceTimersByTimeAsync(300_000);
  const { server, create, events, queue } = openPage(before.storage);
  server.isThrottled = false;
  const stop = queue.start();
  events.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(299_000);
  expect(create).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(queue.getSnapshot().items).toMatchObject([{ status: 'sent' }]);
  stop();
});

test('a wait of a wrong clock is an hour after the page is loaded again', async () => {
  const before = openPage();
  const leave = before.queue.start();
  await before.queue.press(pressed('11111111-1111-4111-8111-111111111111'));
  leave();
  vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
  const { server, create, queue } = openPage(before.storage);
  server.isThrottled = false;
  const stop = queue.start();
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(create).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(create).toHaveBeenCalledOnce();
  stop();
});
