import type { Booking, BookingRequest } from '@udongo/sdk';
import type { BookingsPort } from '../src/booking-form/index.ts';
import type { QueueStorage } from '../src/booking-queue/index.ts';
import { apiError, networkError, toBooking } from './bookingFixtures.ts';

/** The state of the connection: fine, cut before or after the server has booked, or the server is failing. */
export type Road = 'fine' | 'cutBefore' | 'cutAfter' | 'down';

/** A server whose rows can be counted. It honours a booking's uuid, unless told otherwise. */
export function createBookingServer({ honoursUuid = true, today = () => '' } = {}) {
  const rows: Booking[] = [];
  const world = { road: 'fine' as Road, refusal: null as Error | null };
  const book = (body: BookingRequest) => {
    const stored = honoursUuid ? rows.find(({ uuid }) => uuid === body.uuid) : undefined;
    if (stored && stored.name !== body.name) {
      throw apiError(409, 'again', { body: { code: 'already_booked', booking: { id: stored.id } } });
    }
    if (stored) return stored;
    if (world.refusal) throw world.refusal;
    if (body.soil_test_date < today()) {
      throw apiError(400, 'no', { fieldErrors: { soil_test_date: 'The date has passed.' } });
    }
    const booking = { ...toBooking(body, rows.length + 1), created_on: new Date().toISOString() };
    rows.push(booking);
    return booking;
  };
  const reach = async <Answer>(act: () => Answer) => {
    const { road } = world;
    await Promise.resolve();
    if (road === 'cutBefore') throw networkError();
    if (road === 'down') throw apiError(503, 'down');
    const answer = act();
    await Promise.resolve();
    if (road === 'cutAfter') throw networkError();
    return answer;
  };
  const bookings: BookingsPort = {
    create: (body) => reach(() => book(body)),
    list: () => reach(() => ({ results: [...rows].reverse() })),
    update: (id, body) =>
      reach(() => {
        const booking = toBooking(body, id);
        rows[rows.findIndex((row) => row.id === id)] = booking;
        return booking;
      }),
  };
  return { bookings, rows, world };
}

/** The storage that the tabs of one browser share. */
export function createSharedStorage(): QueueStorage & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

interface Held {
  tab: object;
  done: Promise<void>;
  release: () => void;
}

/** Web Locks of one browser; a tab that dies lets its locks go. `lateMs`: how long the browser takes over each. */
export function createSharedLocks(lateMs = 0) {
  const held = new Map<string, Held>();
  const takeLock = (tab: object, name: string) => {
    let release = () => {};
    const done = new Promise<void>((resolve) => {
      release = () => {
        if (held.get(name)?.tab === tab) held.delete(name);
        resolve();
      };
    });
    held.set(name, { tab, done, release });
    return release;
  };
  return {
    ofTab: (tab: object) =>
      ({
        request: async (
          name: string,
          { ifAvailable }: LockOptions,
          work: (lock: Lock | null) => Promise<unknown>,
        ) => {
          if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
          if (ifAvailable && held.has(name)) return work(null);
          for (let other = held.get(name); other; other = held.get(name)) await other.done;
          const release = takeLock(tab, name);
          try {
            return await work({ name, mode: 'exclusive' });
          } finally {
            release();
          }
        },
      }) as Pick<LockManager, 'request'>,
    kill: (tab: object) => {
      for (const lock of [...held.values()]) if (lock.tab === tab) lock.release();
    },
  };
}
