import type { ApiError } from '@udongo/sdk';
import { createStore } from '../lib/createStore.ts';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createSending } from './createSending.ts';

/** An item that the server refused, with the reason in words. */
export type RefusedWork<Item> = Item & { message: string };

/** The work of one person that this device keeps, at most one item of each record. */
export interface KeptWork<Item> {
  /** Sent in this order, each until the server has answered. */
  waiting: readonly Item[];
  /** Stay until they are pressed again or put aside. */
  refused: readonly RefusedWork<Item>[];
}

export interface WorkState<Item> extends KeptWork<Item> {
  /** Ids of the records that the server has changed since the page was loaded. */
  done: readonly number[];
  isSending: boolean;
}

/** Work on records that waits for the network. */
export interface WaitingWork<Item> {
  get: () => WorkState<Item>;
  subscribe: (listener: () => void) => () => void;
  /** Takes items: kept on the device first, then sent. Never rejects. */
  press: (items: readonly Item[]) => Promise<void>;
  /** Takes back the item of a record that waits or was refused, and forgets that the server has taken it. */
  remove: (record: number) => void;
  /** Sends what waits. Never rejects. */
  send: () => Promise<void>;
}

export interface WaitingWorkOptions<Item> {
  drafts: OwnDrafts<KeptWork<Item>>;
  /** The id of an item's record. */
  idOf: (item: Item) => number;
  sendOne: (item: Item) => Promise<void>;
  /** Says why an item was refused. Default: the server's words. */
  describe?: (error: ApiError) => string;
  /** Whether the person whose work this is is logged in. */
  isHere: () => boolean;
  /** Calls `again` when the network can be back, until the given function stops it. */
  wait: (again: () => void) => () => void;
}

/** Creates work that waits for the network. Each change reads the device first, so two tabs share one list. */
export function createWaitingWork<Item>({
  drafts,
  idOf,
  sendOne,
  describe = ({ message }) => message,
  isHere,
  wait,
}: WaitingWorkOptions<Item>): WaitingWork<Item> {
  const empty: KeptWork<Item> = { waiting: [], refused: [] };
  const { get, set, subscribe } = createStore<WorkState<Item>>({
    ...(drafts.load('new') ?? empty),
    done: [],
    isSending: false,
  });

  /** Takes records out of each list, then changes the lists. The device may keep nothing: then this page does. */
  const update = (
    records: readonly number[],
    change: (left: WorkState<Item>) => Partial<WorkState<Item>> = () => ({}),
  ) => {
    const { waiting, refused, ...rest } = { ...get(), ...drafts.load('new') };
    const left = {
      ...rest,
      waiting: waiting.filter((one) => !records.includes(idOf(one))),
      refused: refused.filter((one) => !records.includes(idOf(one))),
      done: rest.done.filter((id) => !records.includes(id)),
    };
    const changed = { ...left, ...change(left) };
    drafts.save('new', { waiting: changed.waiting, refused: changed.refused });
    set(changed);
  };

  drafts.listen('new', () => set({ ...get(), ...(drafts.load('new') ?? empty) }));

  const send = createSending<Item>({
    next: () => get().waiting[0],
    send: async (item) => {
      await sendOne(item);
      update([idOf(item)], ({ done }) => ({ done: [...done, idOf(item)] }));
    },
    refuse: (item, error) =>
      update([idOf(item)], ({ refused }) => ({
        refused: [...refused, { ...item, message: describe(error) }],
      })),
    isHere,
    wait,
    onSending: (isSending) => set({ ...get(), isSending }),
  });

  return {
    get,
    subscribe,
    send,
    remove: (record) => update([record]),
    press: (items) => {
      update(items.map(idOf), ({ waiting }) => ({ waiting: [...waiting, ...items] }));
      return send();
    },
  };
}
