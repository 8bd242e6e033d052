import { todayInNairobi } from '@udongo/sdk/values';
import { draftPrefix } from '../lib/draftStorage.ts';
import { readWaitMs } from '../lib/errors.ts';
import { type BookingsPort, type SendResult, sendBooking } from '../lib/sendBooking.ts';
import { acceptFound, askFirst } from './askFirst.ts';
import type { BookingQueue, QueuedBooking } from './BookingQueue.ts';
import { createQueueLock } from './queueLock.ts';
import { createQueueRecords, orUndefined, type QueueStorage } from './queueRecords.ts';
import {
  common,
  findObstacle,
  isUnsent,
  isWaiting,
  passing,
  toAttention,
  toFailed,
  toPressed,
  toSent,
  type Unsent,
  waitsForNetwork,
} from './queueRules.ts';
import { createQueueStore } from './queueStore.ts';
import { createRetryTimer } from './retryTimer.ts';

/** Options of a queue: its person, its service, and replacements for the browser's storage, locks and events. */
export interface BookingQueueOptions {
  /** Books only as the person whose queue this is; the SDK's `udongo.bookings` fits. */
  bookings: BookingsPort;
  /** Id of the user whose bookings these are; absent for a visitor. Nobody else sees or sends them. */
  owner?: number | undefined;
  /**
   * The server is known to honour a booking's `uuid`: a booking that may have arrived is sent again by itself. Any other server
   * would book twice, so a person is asked first. As the SDK's option of that name. Default false.
   */
  retryCreates?: boolean | undefined;
  /** Keeps the queues of several services on one site apart. Default ''. */
  scope?: string | undefined;
  /** Default: the browser's local storage. */
  storage?: QueueStorage | undefined;
  /** Default: the browser's Web Locks; null uses none. */
  locks?: Pick<LockManager, 'request'> | null | undefined;
  /** Default: `navigator.onLine`. */
  isOnline?: (() => boolean) | undefined;
  /** The target of 'online', 'pageshow' and 'storage' events. Default: the window. */
  events?: EventTarget | undefined;
  /** The earliest date of a test, yyyy-mm-dd. Default: today in Nairobi. */
  today?: (() => string) | undefined;
}

const sentForMs = 24 * 60 * 60 * 1000;

/**
 * Keeps pressed bookings on the device until the server has answered, and sends each once: when it is pressed, when the
 * network returns, after a reload, from one tab at a time. A booking is kept before its request starts.
 */
export function createBookingQueue(options: BookingQueueOptions): BookingQueue {
  const { bookings, retryCreates = false, today = todayInNairobi } = options;
  const isOnline = options.isOnline ?? (() => navigator.onLine);
  const { owner } = options;
  const prefix = `udongo-booking-queue:${options.scope ?? ''}:${owner ?? 'visitor'}:`;
  const drafts = draftPrefix(owner);
  /** Matches the keys of this person. Anyone on this device is the same visitor for all services; a user's id is of one service. */
  const isTheirs = (key: string) =>
    owner === undefined
      ? /^udongo-booking-(draft|queue:.*):visitor:/.test(key)
      : key.startsWith(prefix) || key.startsWith(drafts);
  const storage = () => options.storage ?? localStorage;
  const records = createQueueRecords(storage, prefix);
  const lock = createQueueLock(options.locks === undefined ? globalThis.navigator?.locks : options.locks);
  const { write, changed, sending, remove, undoRemove, clear, ...shown } = createQueueStore(records);
  const sentListeners = new Set<Parameters<BookingQueue['onSent']>[0]>();
  let starts = 0;
  let isDraining = false;
  const alone: typeof lock = (uuid, ...rest) => lock(prefix + uuid, ...rest);

  /** Makes one attempt; the caller has the lock. Writes the outcome, unless the booking was wiped in the meantime. */
  const sendAlone = async (item: Unsent, onLoginNeeded?: () => Promise<unknown>): Promise<SendResult> => {
    const { uuid, request } = item;
    sending.add(uuid);
    write({ ...item, status: 'waiting', isUnknown: true });
    const result = await sendBooking({ port: bookings, request, onLoginNeeded });
    sending.delete(uuid);
    if (result.status === 'booked') timer.reset();
    else if (passing.has(result.reason)) timer.failed(readWaitMs(result.error));
    const outcome =
      result.status === 'booked' ? toSent(item, result.booking) : toFailed(item, result, retryCreates);
    if (records.read(uuid)) write(outcome);
    else changed();
    return result;
  };

  const sendOnce = askFirst(options, write, sendAlone);

  /** Sends one booking, unless another tab is sending it; gives the reason of a failure, else null. */
  const send = (
    uuid: string,
    isSendable: (item: QueuedBooking | null) => item is Unsent,
    isForced: boolean,
  ) =>
    alone(uuid, 'try', async () => {
      const item = records.read(uuid);
      if (!isSendable(item)) return null;
      const obstacle = isForced ? null : findObstacle(item, { retryCreates, today: today() });
      if (obstacle) {
        write(toAttention(item, obstacle));
        return null;
      }
      const result = await sendOnce(item);
      if (result.status === 'failed') return result.reason;
      // Announce the booking even if it was wiped in the meantime; otherwise the person would book again.
      // A listener that throws must not keep the next bookings from being sent.
      for (const listener of sentListeners)
        queueMicrotask(() => listener(toSent(item, result.booking), item.extra));
      return null;
    });

  /** Sends waiting bookings, one after the other. */
  const drain = async () => {
    if (isDraining || !starts || timer.mustWait()) return;
    isDraining = true;
    for (const { uuid } of records.list().filter(waitsForNetwork)) {
      if (!starts || !isOnline()) break;
      const reason = await send(uuid, isWaiting, false);
      if (reason && common.has(reason)) break;
    }
    isDraining = false;
    schedule();
  };

  const timer = createRetryTimer(() => void drain());
  const schedule = () => timer.set(starts > 0 && records.list().some(waitsForNetwork));

  const drainAtOnce = () => {
    // A network that comes back ends the pause after a failure, but not a wait that the server asked for.
    if (!timer.mustWait()) timer.reset();
    void drain();
  };

  /** Forgets bookings that were sent over a day ago, and lets those that failed for a login be tried again. */
  const tidy = () => {
    const now = Date.now();
    for (const item of records.list()) {
      if (item.booking && now - Date.parse(item.booking.at) > sentForMs) records.erase(item.uuid);
      if (item.problem?.reason === 'login') records.write({ ...item, problem: null });
    }
    changed();
  };

  const heardStorage = (event: Event) => {
    const key = 'key' in event ? event.key : null;
    // The form that wiped the storage could not reach the bookings that this queue keeps only in memory.
    if (key === drafts) clear(() => false);
    if (typeof key === 'string' && !key.startsWith(prefix)) return;
    changed();
    schedule();
  };

  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    // A page from the back/forward cache has missed the changes of other tabs.
    changed();
    void drain();
  };

  return {
    ...shown,
    start: () => {
      const stopping = new AbortController();
      const { signal } = stopping;
      const events = options.events ?? window;
      starts += 1;
      tidy();
      timer.resume(Math.max(0, ...records.list().map(({ problem }) => problem?.waitsUntil ?? 0)));
      events.addEventListener('online', drainAtOnce, { signal });
      events.addEventListener('storage', heardStorage, { signal });
      events.addEventListener('pageshow', wake, { signal });
      globalThis.document?.addEventListener('visibilitychange', wake, { signal });
      drainAtOnce();
      schedule();
      return () => {
        if (signal.aborted) return;
        stopping.abort();
        starts -= 1;
        schedule();
      };
    },
    press: async (booking, { wasSent = false, onLoginNeeded } = {}) => {
      const { uuid } = booking;
      write(toPressed(booking, records.read(uuid), wasSent));
      if (!isOnline()) return { status: 'waiting', reason: 'offline' };
      const result = await alone(uuid, 'wait', async () => {
        const item = records.read(uuid);
        return isWaiting(item) ? sendOnce(item, onLoginNeeded) : null;
      });
      schedule();
      // Another tab was faster: the list shows the outcome.
      if (!result) return { status: 'waiting', reason: 'lost' };
      if (result.status === 'booked' || result.reason === 'login' || !passing.has(result.reason))
        return result;
      const kept = records.read(uuid);
      // A booking that was wiped in the meantime does not wait.
      return kept ? { status: 'waiting', reason: kept.problem?.reason ?? result.reason } : result;
    },
    sendNow: async (uuid) => {
      await send(uuid, isUnsent, true);
      schedule();
    },
    accept: acceptFound(records.read, write),
    edit: (uuid) =>
      alone(uuid, 'try', async () => {
        const item = records.read(uuid);
        if (!isUnsent(item)) return null;
        write({ ...item, status: 'editing' });
        return item;
      }),
    remove: async (uuid) => {
      await alone(uuid, 'try', async () => remove(uuid));
    },
    undoRemove: () => {
      undoRemove();
      schedule();
    },
    clear: () => {
      // No draft has this key: writing and erasing it notifies other tabs. This page gets no event, so dispatch one.
      orUndefined(() => storage().setItem(drafts, ''));
      clear(isTheirs);
      dispatchEvent(new StorageEvent('storage', { key: drafts }));
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
  };
}
