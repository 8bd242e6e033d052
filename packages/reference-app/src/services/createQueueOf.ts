import { ApiError, type Session, type SessionUser, type UdongoApi } from '@udongo/sdk';
import { type BookingQueue, createBookingQueue } from '@udongo/ui';
import type { DeviceBookings } from '../lib/deviceBookings.ts';
import type { AppConfig } from './config.ts';
import type { Relogin } from './relogin.ts';

interface QueueServices {
  config: Pick<AppConfig, 'mock' | 'retryCreates'>;
  /** Every call as the person who is logged in. */
  udongo: Pick<UdongoApi, 'bookings'>;
  /** Calls as nobody. */
  visitor: Pick<UdongoApi, 'bookings'>;
  session: Session;
  relogin: Relogin;
  /** Remembers what visitors booked here. */
  deviceBookings: Pick<DeviceBookings, 'add' | 'clear'>;
}

/** Gives each person's queue of pressed bookings, always the same one; null asks for the visitors'. */
export type QueueOf = (person: SessionUser | null) => BookingQueue;

/**
 * Creates the booking queues. A person's queue books only as that person, who must log in again first after a logout. The visitors'
 * queue sends without a login, even while somebody is logged in.
 */
export function createQueueOf(services: QueueServices): QueueOf {
  const { config, visitor, deviceBookings } = services;
  const queues = new Map<number | undefined, BookingQueue>();
  return (person) => {
    const known = queues.get(person?.id);
    if (known) return known;
    const made = createBookingQueue({
      bookings: person ? bookingsAs(person, services) : visitor.bookings,
      owner: person?.id,
      retryCreates: config.retryCreates,
      // The demo's API is in the browser.
      ...(config.mock && { isOnline: () => true }),
    });
    const queue = person ? made : withMemory(made, deviceBookings);
    queues.set(person?.id, queue);
    return queue;
  };
}

/** A visitor's queue: what it sends is remembered on this device, until the visitor clears their details. */
function withMemory(queue: BookingQueue, deviceBookings: QueueServices['deviceBookings']): BookingQueue {
  queue.onSent(({ booking, summary }) => booking && deviceBookings.add({ ...summary, ...booking }));
  return {
    ...queue,
    clear: () => {
      deviceBookings.clear();
      queue.clear();
    },
  };
}

function bookingsAs(person: SessionUser, { udongo, session, relogin }: QueueServices) {
  const isHere = () => session.get()?.user.id === person.id;
  const asPerson =
    <Args extends unknown[], Answer>(send: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      if (!isHere()) await relogin.ask(person);
      if (isHere()) return send(...args);
      throw new ApiError('Nobody is logged in.', {
        method: 'POST',
        path: '/agric/soil-test-bookings/',
        status: 401,
      });
    };
  const { create, update, list } = udongo.bookings;
  return {
    create: asPerson(create),
    update: asPerson(update),
    // Looking is nothing to log in for.
    list: async (query: { ordering: '-id'; limit: number }) =>
      isHere() ? list(query) : Promise.reject(new Error()),
  };
}
