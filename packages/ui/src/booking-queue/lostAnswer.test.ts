import { expect, test } from 'vitest';
import { pressed } from '../../test/queueFixtures.ts';
import { createBookingServer, createSharedStorage } from '../../test/queueWorld.ts';
import { createBookingQueue } from './createBookingQueue.ts';

/** A service that ignores uuids, and books every request. */
function openQueue(owner?: number) {
  const server = createBookingServer({ honoursUuid: false });
  const asked = { list: 0, fails: false };
  const events = new EventTarget();
  const queue = createBookingQueue({
    bookings: {
      ...server.bookings,
      list: async (query) => {
        asked.list += 1;
        if (asked.fails) throw new Error('No list');
        return (await server.bookings.list?.(query)) ?? { results: [] };
      },
    },
    storage: createSharedStorage(),
    locks: null,
    isOnline: () => true,
    events,
    today: () => '2026-11-20',
    ...(owner !== undefined && { owner }),
  });
  const booking = pressed('one');
  const item = () => queue.getSnapshot().items[0];
  return { ...server, asked, queue, booking, item };
}

test('a booking whose answer was lost is found in the own list, and the person is asked before it is sent again', async () => {
  const { world, rows, queue, booking, item } = openQueue(8);
  world.road = 'cutAfter';
  expect(await queue.press(booking)).toMatchObject({ status: 'waiting', reason: 'unknown' });
  world.road = 'fine';
  await queue.sendNow(booking.uuid);
  expect(rows).toHaveLength(1);
  expect(item()).toMatchObject({ status: 'attention', found: [{ id: 1 }] });
  await queue.accept(booking.uuid);
  expect(item()).toMatchObject({ status: 'sent', booking: { id: 1 } });
  expect(rows).toHaveLength(1);
});

test('a second press of the form asks, too; a person who has seen the booking and insists books again', async () => {
  const { world, rows, queue, booking } = openQueue(8);
  world.road = 'cutAfter';
  await queue.press(booking);
  world.road = 'fine';
  expect(await queue.press(booking)).toMatchObject({ status: 'waiting', reason: 'unknown' });
  expect(rows).toHaveLength(1);
  await queue.sendNow(booking.uuid);
  expect(rows).toHaveLength(2);
});

test('a booking that never arrived, and an earlier one with the same content, are no reason to ask', async () => {
  const { world, rows, queue, booking, bookings, item } = openQueue(8);
  const earlier = await bookings.create(booking.request);
  rows[0] = { ...earlier, created_on: '2020-01-01T08:00:00+03:00' };
  world.road = 'cutBefore';
  await queue.press(booking);
  world.road = 'fine';
  await queue.sendNow(booking.uuid);
  expect(rows).toHaveLength(2);
  expect(item()).toMatchObject({ status: 'sent', booking: { id: 2 } });
});

test('another content is another booking', async () => {
  const { world, rows, queue, booking, bookings } = openQueue(8);
  await bookings.create({ ...booking.request, address: 'Another place' });
  world.road = 'cutBefore';
  await queue.press(booking);
  world.road = 'fine';
  await queue.sendNow(booking.uuid);
  expect(rows).toHaveLength(2);
});

test('a visitor has no list: nothing is looked for, nothing is sent by itself, and the person is asked', async () => {
  const { world, rows, asked, queue, booking, item } = openQueue();
  world.road = 'cutAfter';
  await queue.press(booking);
  world.road = 'fine';
  expect(item()).toMatchObject({ status: 'attention', problem: { reason: 'unknown' } });
  expect([rows.length, asked.list]).toEqual([1, 0]);
});

test('a list that cannot be read leaves the question open, and a person who sends again is believed', async () => {
  const { world, rows, asked, queue, booking } = openQueue(8);
  world.road = 'cutAfter';
  await queue.press(booking);
  world.road = 'fine';
  asked.fails = true;
  await queue.sendNow(booking.uuid);
  expect([rows.length, asked.list]).toEqual([2, 1]);
});
