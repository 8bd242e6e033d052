import type { Booking, BookingRequest } from '@udongo/sdk';
import { mergeRecords } from '@udongo/ui/internal';
import { createStore } from '../lib/createStore.ts';
import type { OwnDrafts } from '../lib/ownDrafts.ts';
import { createSending } from './createSending.ts';
import { sendMerged } from './sendMerged.ts';

/** A changed booking that was saved without a network. */
export interface KeptEdit {
  /** The booking that the change started from, with its version. */
  base: Booking;
  /** The body to send. */
  body: BookingRequest;
  /** Why the person has to look at it; absent while it waits for the network. */
  problem?: { kind: 'conflict' | 'missing' | 'refused'; message: string };
}

/** The changes of one person that this device keeps, one of each booking, in the order in which they were saved. */
export interface KeptEdits {
  waiting: readonly KeptEdit[];
}

export interface Edits {
  get: () => KeptEdits;
  subscribe: (listener: () => void) => () => void;
  find: (booking: number) => KeptEdit | undefined;
  /** Keeps a change; a later one of the same booking takes its place. False where this device keeps nothing. */
  keep: (edit: Pick<KeptEdit, 'base' | 'body'>) => boolean;
  remove: (booking: number) => void;
  /** Removes all changes, unsent. */
  clear: () => void;
  /** Keeps a change from being sent while its form is open; gives the function that ends this. */
  hold: (booking: number) => () => void;
  /** Sends what waits. Never rejects. */
  send: () => Promise<void>;
}

export interface EditsOptions {
  drafts: OwnDrafts<KeptEdits>;
  update: (id: number, body: BookingRequest) => Promise<Booking>;
  /** Whether the person whose changes these are is logged in. */
  isHere: () => boolean;
  /** Calls `again` when the network can be back, until the given function stops it. */
  wait: (again: () => void) => () => void;
  onSaved: (edit: KeptEdit) => void;
  onProblem: (edit: KeptEdit) => void;
}

/**
 * Creates the kept changes of one person. Each change reads the device first, so two tabs share one list. Fields that only one of two
 * people changed are merged without asking; what both changed waits for the person.
 */
export function createEdits({ drafts, update, isHere, wait, onSaved, onProblem }: EditsOptions): Edits {
  const read = () => drafts.load('new') ?? { waiting: [] };
  const { get, set, subscribe } = createStore<KeptEdits>(read());
  const held = new Set<number>();
  drafts.listen('new', () => set(read()));

  const write = (waiting: readonly KeptEdit[]) => {
    if (waiting.length > 0) drafts.save('new', { waiting });
    else drafts.clear('new');
    set(read());
  };
  const find = (id: number) => read().waiting.find(({ base }) => base.id === id);
  /** Ends the sending of a change, unless the person has saved another one in its place. */
  const finish = (edit: KeptEdit, left: KeptEdit[]) => {
    const kept = find(edit.base.id);
    if (!kept || JSON.stringify(kept.body) !== JSON.stringify(edit.body)) return false;
    write(read().waiting.flatMap((other) => (other.base.id === edit.base.id ? left : [other])));
    return true;
  };

  const send = createSending<KeptEdit>({
    next: () => read().waiting.find(({ base, problem }) => !problem && !held.has(base.id)),
    send: async (edit) => {
      await sendMerged(edit, (body) => update(edit.base.id, body), mergeBooking);
      finish(edit, []);
      onSaved(edit);
    },
    refuse: (edit, error) => {
      const kind = error.status === 412 ? 'conflict' : error.status === 404 ? 'missing' : 'refused';
      const refused: KeptEdit = { ...edit, problem: { kind, message: error.message } };
      if (finish(edit, [refused])) onProblem(refused);
    },
    isHere,
    wait,
    onSending: () => undefined,
  });

  return {
    get,
    subscribe,
    find,
    send,
    keep: ({ base, body }) => {
      const id = base.id;
      const others = read().waiting.filter((other) => other.base.id !== id);
      write([...others, { base: find(id)?.base ?? base, body }]);
      return JSON.stringify(find(id)?.body) === JSON.stringify(body);
    },
    clear: () => write([]),
    remove: (id) => write(read().waiting.filter(({ base }) => base.id !== id)),
    hold: (id) => {
      held.add(id);
      return () => {
        held.delete(id);
        void send();
      };
    },
  };
}

/** The body on top of what somebody else has saved; null where both changed the same. */
function mergeBooking(base: Booking, body: BookingRequest, stored: Booking & { version: string }) {
  const { version: _, no_of_samples: __, ...own } = body;
  const { values, conflicts } = mergeRecords(base, own, stored);
  if (conflicts.length > 0) return null;
  const merged = values as Omit<BookingRequest, 'no_of_samples'>;
  return { ...merged, no_of_samples: merged.samples.length, version: stored.version };
}
