import { type BookingRequest, createSession, memoryStorage, type SessionUser } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { administrator, booking, loginOf } from '../../test/records.ts';
import { createQueueOf } from './createQueueOf.ts';

const wanjiku: SessionUser = { id: 8, name: 'Wanjiku Kariuki', role: 'farmer' };

const request = {
  name: 'Wanjiku Kariuki',
  soil_test_date: '2099-01-15',
  samples: [],
} as unknown as BookingRequest;

test('a booking does not go out as somebody else, whatever became of the login that was asked for', async () => {
  const session = createSession({ storage: memoryStorage() });
  session.set(loginOf(administrator));
  let sent = 0;
  const send = async () => {
    sent += 1;
    return booking;
  };
  const bookings = { create: send, update: send } as never;
  const queueOf = createQueueOf({
    config: { mock: true, retryCreates: true },
    deviceBookings: { add: () => undefined, clear: () => undefined },
    udongo: { bookings },
    visitor: { bookings },
    session,
    relogin: noRelogin,
  });
  const result = await queueOf(wanjiku).press({ uuid: 'uuid-1', request, labels: {} });
  expect(result).toMatchObject({ status: 'failed', reason: 'login' });
  expect(sent).toBe(0);
});

const noRelogin = {
  ask: async () => true,
  giveUp: () => undefined,
  subscribe: () => () => undefined,
  getSnapshot: () => null,
};

test.each([
  ['did not answer', new TypeError('Failed to fetch')],
  ['failed', Object.assign(new Error('Server error'), { status: 500 })],
])('a server that %s is asked again only by the person, unless it honours uuids', async (_what, error) => {
  for (const retryCreates of [false, true]) {
    localStorage.clear();
    const sent: BookingRequest[] = [];
    const create = async (request: BookingRequest) => {
      sent.push(request);
      throw error;
    };
    const bookings = { create, update: create } as never;
    const queue = createQueueOf({
      config: { mock: false, retryCreates },
      deviceBookings: { add: () => undefined, clear: () => undefined },
      udongo: { bookings },
      visitor: { bookings },
      session: createSession({ storage: memoryStorage() }),
      relogin: noRelogin,
    })(null);
    await queue.press({ uuid: 'uuid-1', request, labels: {} });
    expect(sent).toHaveLength(1);
    expect(queue.getSnapshot().items[0]).toMatchObject(
      retryCreates
        ? { status: 'waiting' }
        : { status: 'attention', isUnknown: true, problem: { reason: 'unknown' } },
    );
  }
});
