import { createUdongo } from '@udongo/sdk';
import { type BookingFormApi, createBookingQueue } from '@udongo/ui';
import { createStore } from '../../packages/ui/src/lib/createStore.ts';
import { listLost, listTwice, type TypedNames } from '../../packages/ui/test/bookingPromises.ts';
import { createSharedLocks, createSharedStorage } from '../../packages/ui/test/queueWorld.ts';
import { createNetwork } from './createNetwork.ts';
import { baseUrl, type Server } from './openServer.ts';

/** A tab of the browser: a form with its queue. */
export interface Tab {
  id: number;
  api: BookingFormApi;
  queue: ReturnType<typeof createBookingQueue>;
  life: { isOver: boolean; sending: number };
  /** The tab's element, once it is drawn. */
  root: HTMLElement | null;
}

/** One name that a person typed, and where it is now. */
export interface LedgerRow {
  name: string;
  isInForm: boolean;
  device: 'draft' | 'waiting' | null;
  codes: readonly string[];
}

export interface Ledger {
  rows: readonly LedgerRow[];
  /** Names that are nowhere, though the person has not thrown them away. */
  lost: readonly string[];
  /** Names whose booking the server stored twice. */
  twice: readonly string[];
}

export type World = ReturnType<typeof createWorld>;

/** How long the form may take to throw something away. */
const throwingMs = 500;

/** The field by which bookings are told apart. */
export const nameFieldOf = (root: HTMLElement | null) =>
  root?.querySelector<HTMLInputElement>('input[name="name"]') ?? null;

/** Creates a device with tabs before a server that has these bookings already. */
export function createWorld(server: Server, bookedBefore: number) {
  const device = createSharedStorage();
  const locks = createSharedLocks();
  const names: TypedNames = { owed: new Set(), late: new Set(), bookings: new Map() };
  const ledger = createStore<Ledger>({ rows: [], lost: [], twice: [] });
  const tabs = createStore<readonly Tab[]>([]);
  /** Answers the question for a login; null if nobody asks. */
  const asked = createStore<((isLoggedIn: boolean) => void) | null>(null);
  let stored: readonly { name: string; code: string }[] = [];
  let lastId = 0;
  let lastBooking = 0;
  let throwsUntil = 0;
  let question: Promise<boolean> | null = null;

  const readServer = async () => {
    const bookings = await server.listBookings();
    stored = bookings
      .filter(({ id }) => id > bookedBefore)
      .map(({ code, id, name }) => ({ name: name ?? '', code: code ?? `#${id}` }));
    judge();
  };
  const network = createNetwork(server.fetch, readServer);

  const judge = () => {
    const kept = [...device.held.entries()];
    // If all slots are taken, the oldest draft is overwritten.
    if (kept.filter(([key]) => key.startsWith('udongo-booking-draft')).length >= 5) names.owed.clear();
    const shown = tabs.get().map(({ root }) => nameFieldOf(root)?.value ?? '');
    const booked = stored.map(({ name }) => name);
    const places = [...kept.map(([, value]) => value), ...shown.map((name) => JSON.stringify(name))];
    const lost = listLost(names, places.join(), booked);
    if (Date.now() < throwsUntil) for (const name of lost.splice(0)) names.owed.delete(name);
    const all = new Set([...booked, ...names.owed]);
    const heldIn = (name: string, start: string) =>
      kept.some(([key, value]) => key.startsWith(start) && value.includes(JSON.stringify(name)));
    const rows = [...all].map(
      (name): LedgerRow => ({
        name,
        isInForm: shown.includes(name),
        device: heldIn(name, 'udongo-booking-queue')
          ? 'waiting'
          : heldIn(name, 'udongo-booking-draft')
            ? 'draft'
            : null,
        codes: stored.filter((row) => row.name === name).map(({ code }) => code),
      }),
    );
    ledger.set({
      // A name typed over a booking on its way is nowhere once that is booked, and not lost.
      rows: rows.filter(
        ({ name, isInForm, device, codes }) => isInForm || device || codes.length > 0 || lost.includes(name),
      ),
      lost,
      twice: listTwice(names, booked),
    });
  };

  /** Writes as a browser does: other tabs hear of it. */
  const change = (key: string, act: () => void) => {
    act();
    judge();
    queueMicrotask(() => dispatchEvent(new StorageEvent('storage', { key })));
  };
  const storage = {
    ...{ getItem: device.getItem, key: device.key },
    get length() {
      return device.length;
    },
    setItem: (key: string, value: string) => change(key, () => device.setItem(key, value)),
    removeItem: (key: string) => change(key, () => device.removeItem(key)),
  };

  const askLogin = () => {
    question ??= new Promise<boolean>((resolve) => asked.set(resolve)).finally(() => {
      question = null;
      asked.set(null);
    });
    return question;
  };

  const openTab = (): Tab => {
    const life = { isOver: false, sending: 0 };
    const fetch = network.fetchOf(life);
    const udongo = createUdongo({ baseUrl, session: server.session, fetch, onUnauthorized: askLogin });
    lastId += 1;
    return {
      id: lastId,
      life,
      root: null,
      // The queue sends again, not the client.
      api: { ...udongo, retryCreates: true },
      queue: createBookingQueue({
        bookings: udongo.bookings,
        owner: server.user.id,
        retryCreates: true,
        storage,
        locks: locks.ofTab(life),
      }),
    };
  };
  const end = (tab: Tab) => {
    tab.life.isOver = true;
    locks.kill(tab.life);
  };
  tabs.set([openTab()]);

  return {
    server,
    network,
    ledger,
    tabs,
    asked,
    judge,
    drafts: { load: storage.getItem, save: storage.setItem, clear: storage.removeItem },
    /** Notes that a person has changed the name in a tab. */
    typed: ({ root }: Tab, before: string, after: string) => {
      names.owed.delete(before);
      if (after === '') return judge();
      const booking = names.bookings.get(before);
      if (!booking) lastBooking += 1;
      names.bookings.set(after, booking ?? lastBooking);
      names.owed.add(after);
      // Busy from the press on, also while a login is asked for.
      if (root?.querySelector('[type="submit"][aria-busy]')) names.late.add(after);
      judge();
    },
    /** Notes that a person throws something away: a name that is gone in the next moment is not lost. */
    thrownAway: () => {
      throwsUntil = Date.now() + throwingMs;
      setTimeout(judge);
    },
    logOut: async () => {
      network.note('The login has ended.');
      await server.endLogin();
    },
    /** Ends a tab without warning, and opens another one in its place. */
    reopen: (tab: Tab) => {
      end(tab);
      network.note('A tab was closed, and opened again.');
      tabs.set(tabs.get().map((each) => (each === tab ? openTab() : each)));
    },
    /** Opens the second tab, or closes it. */
    toggleSecond: () => {
      const [first, second] = tabs.get();
      if (!first) return;
      if (second) end(second);
      tabs.set(second ? [first] : [first, openTab()]);
    },
    end: () => {
      tabs.get().forEach(end);
      network.end();
    },
  };
}
