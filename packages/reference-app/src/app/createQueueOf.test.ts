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
