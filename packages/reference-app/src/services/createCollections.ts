import { createStore } from '../lib/createStore.ts';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createSending } from './createSending.ts';

/** A booking whose samples somebody has collected. */
export interface Collection {
  booking: number;
  /** For people. */
  code: string;
  /** When it was pressed. */
  collected_on: string;
}

/** A collection that the server refused, with its words. */
export type RefusedCollection = Collection & { message: string };

/** The work of one person that this device keeps. */
export interface KeptCollections {
  /** Sent in this order, each until the server has answered. */
  waiting: readonly Collection[];
  /** Stay until they are pressed again or put aside. */
  refused: readonly RefusedCollection[];
}

export interface CollectionsState extends KeptCollections {
  /** Ids of the bookings that the server has marked since the page was loaded. */
  done: readonly number[];
  isSending: boolean;
}

/** The bookings whose samples a person marks as collected, which wait for the network. */
export interface Collections {
  get: () => CollectionsState;
  subscribe: (listener: () => void) => () => void;
  /** Marks a booking as collected: kept on the device first, then sent. Never rejects. */
  press: (booking: number, code: string) => Promise<void>;
  /** Takes back a booking that waits or was refused, and forgets that the server has marked it. */
  remove: (booking: number) => void;
  /** Sends what waits. Never rejects. */
  send: () => Promise<void>;
}

export interface CollectionsOptions {
  drafts: OwnDrafts<KeptCollections>;
  collect: (collection: Collection) => Promise<void>;
  isHere: () => boolean;
  wait: (again: () => void) => () => void;
  /** Default: the device's clock. */
  now?: () => Date;
}

const empty: KeptCollections = { waiting: [], refused: [] };

/** Creates the collections of one person. Each change reads the device first, so two tabs share one list. */
export function createCollections({
  drafts,
  collect,
  isHere,
  wait,
  now = () => new Date(),
}: CollectionsOptions): Collections {
  const { get, set, subscribe } = createStore<CollectionsState>({
    ...(drafts.load('new') ?? empty),
    done: [],
    isSending: false,
  });

  /** Takes a booking out of both lists, then changes them. The device may keep nothing: then this page does. */
  const update = (booking: number, change: (kept: KeptCollections) => Partial<CollectionsState>) => {
    const { waiting, refused } = { ...get(), ...drafts.load('new') };
    const others = {
      waiting: waiting.filter((one) => one.booking !== booking),
      refused: refused.filter((one) => one.booking !== booking),
    };
    const changed = { ...get(), ...others, ...change(others) };
    drafts.save('new', { waiting: changed.waiting, refused: changed.refused });
    set(changed);
  };

  drafts.listen('new', () => set({ ...get(), ...(drafts.load('new') ?? empty) }));

  const send = createSending<Collection>({
    next: () => get().waiting[0],
    send: async (collection) => {
      await collect(collection);
      update(collection.booking, () => ({ done: [...get().done, collection.booking] }));
    },
    refuse: (collection, { message }) =>
      update(collection.booking, ({ refused }) => ({ refused: [...refused, { ...collection, message }] })),
    isHere,
    wait,
    onSending: (isSending) => set({ ...get(), isSending }),
  });

  const without = (booking: number) => get().done.filter((id) => id !== booking);

  return {
    get,
    subscribe,
    send,
    remove: (booking) => update(booking, () => ({ done: without(booking) })),
    press: (booking, code) => {
      update(booking, ({ waiting }) => ({
        waiting: [...waiting, { booking, code, collected_on: now().toISOString() }],
        done: without(booking),
      }));
      return send();
    },
  };
}
