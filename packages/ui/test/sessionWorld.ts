import type { Booking, BookingRequest } from '@udongo/sdk';
import { reduceBooking } from '../src/booking-form/session/bookingReducer.ts';
import { createBookingSession } from '../src/booking-form/session/createBookingSession.ts';
import type { BookingForm, BookingFormValues, BookingUser } from '../src/booking-form/values/index.ts';
import { createBookingQueue } from '../src/booking-queue/index.ts';
import { readFieldErrors } from '../src/lib/errors.ts';
import { createFakeApi, farmerUser } from './bookingFixtures.ts';
import { createBookingServer, createSharedLocks, createSharedStorage } from './queueWorld.ts';

/** As much of a form's state as a session uses; every booking with a name is valid. */
function createPlainForm(start: BookingFormValues) {
  let values = structuredClone(start);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    getValues: (name?: keyof BookingFormValues) => (name ? values[name] : values),
    getErrors: () => ({}),
    setError: () => undefined,
    reset: (next: BookingFormValues) => {
      values = structuredClone(next);
      tell();
    },
    setValue: (name: keyof BookingFormValues, value: unknown) => {
      values = { ...values, [name]: value };
      tell();
    },
    subscribe: ({ callback }: { callback: () => void }) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    handleSubmit: (onValid: (valid: BookingFormValues) => unknown, onInvalid: () => unknown) => async () =>
      values.name ? onValid(structuredClone(values)) : onInvalid(),
  } as unknown as BookingForm;
}

const sample = {
  sample_location: 'Lower plot',
  sample_notes: '',
  soil_type: 'loam',
  size_of_land: '1',
  main_crop: 4,
};

/** Values that each form starts with: all but the name. */
const defaultValues = {
  name: '',
  test_type: 'complete-soil-analysis',
  soil_test_date: '2026-11-24',
  samples: [{ ...sample, other_crops: [] }],
};

interface BrowserOptions {
  /** Books and changes as this browser's person. */
  bookings: {
    create: (body: BookingRequest, options: { signal: AbortSignal }) => Promise<Booking>;
    update: (id: number, body: BookingRequest, options: { signal: AbortSignal }) => Promise<Booking>;
  };
  user: BookingUser | null;
  values: Partial<BookingFormValues>;
  today: () => string;
  /** Default true; without Web Locks two tabs can send the same booking. */
  hasLocks?: boolean;
  reduce?: typeof reduceBooking;
}

/** A browser with two tabs, each with a form, its queue and its drafts, on one storage. */
export function openBrowser(options: BrowserOptions) {
  const { user, values, today, hasLocks = true, reduce = reduceBooking, ...server } = options;
  const storage = createSharedStorage();
  const locks = createSharedLocks();
  const network = { isOnline: true, lateMs: 0 };
  const openTab = (index: number) => {
    /** The other tab hears of what this one keeps, as from a browser. */
    const tell = (key: string) =>
      void tabs[1 - index]?.events.dispatchEvent(new StorageEvent('storage', { key }));
    const drafts = {
      load: (key: string) => storage.getItem(key),
      save: (key: string, text: string) => {
        storage.setItem(key, text);
        tell(key);
      },
      clear: (key: string) => {
        storage.removeItem(key);
        tell(key);
      },
    };
    const life = { isOver: false };
    const end = new AbortController();
    const events = new EventTarget();
    const never = () => new Promise<never>(() => undefined);
    // An answer that comes after the page is gone reaches nobody.
    const heard = (ask: () => Promise<Booking>) =>
      ask()
        .finally(() => new Promise((resolve) => setTimeout(resolve, network.lateMs)))
        .finally(() => (life.isOver ? never() : undefined));
    const bookings = {
      create: (body: BookingRequest) => heard(() => server.bookings.create(body, end)),
      update: (id: number, body: BookingRequest) => heard(() => server.bookings.update(id, body, end)),
    };
    const queue = createBookingQueue({
      bookings,
      owner: user?.id,
      retryCreates: true,
      storage,
      locks: hasLocks ? locks.ofTab(life) : null,
      isOnline: () => network.isOnline,
      events,
      today,
    });
    const sessionOptions = {
      ports: {
        api: { ...createFakeApi().api, bookings, retryCreates: true },
        user,
        defaultValues: values,
        t: ((key: string) => key) as never,
        readFailure: async (error: unknown) => ({
          message: '',
          fieldErrors: readFieldErrors(error),
          isRefusal: false,
          durationMs: 0,
        }),
        notify: () => undefined,
        notifyFailure: () => undefined,
        overtake: () => undefined,
        events,
      },
      storage: drafts,
      queue,
    };
    const session = createBookingSession(sessionOptions, reduce);
    const form = createPlainForm(session.startValues);
    const nothing = () => undefined;
    const lists = { allowedCrops: async () => null, addNames: nothing, nameOf: () => '' };
    const stopQueue = queue.start();
    const stop = session.start({ form, lists, goTo: nothing, focus: nothing, dismissRemoved: nothing });
    return {
      session,
      queue,
      events,
      form,
      close: () => {
        life.isOver = true;
        end.abort();
        locks.kill(life);
        stop();
        stopQueue();
      },
      /** The session ends, and the same person logs in again. */
      logOutAndIn: () => {
        session.update({ ...sessionOptions, ports: { ...sessionOptions.ports, user: null as never } });
        session.update(sessionOptions);
      },
    };
  };
  const tabs: ReturnType<typeof openTab>[] = [];
  for (const index of [0, 1]) tabs[index] = openTab(index);
  return {
    storage,
    network,
    tab: (index: number) => tabs[index] as ReturnType<typeof openTab>,
    goOnline: () => {
      network.isOnline = true;
      for (const { events } of tabs) events.dispatchEvent(new Event('online'));
    },
    reload: (index: number) => {
      tabs[index]?.close();
      tabs[index] = openTab(index);
    },
    closeAll: () => {
      for (const { close } of tabs) close();
    },
  };
}

/** A browser before a server whose rows can be counted. */
export function openSessions(reduce: typeof reduceBooking) {
  const server = createBookingServer();
  const { bookings } = server;
  const today = () => '2026-11-20';
  return { server, ...openBrowser({ bookings, user: farmerUser, values: defaultValues, today, reduce }) };
}
