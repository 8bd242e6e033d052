import type { BookingQueue, QueuedBooking, QueueSnapshot } from './BookingQueue.ts';
import type { QueueRecords } from './queueRecords.ts';

/** The kept bookings of one queue as a page shows them; each change calls the subscribers. */
export interface QueueStore extends Pick<BookingQueue, 'subscribe' | 'getSnapshot' | 'forget'> {
  write: (item: QueuedBooking) => void;
  /** Forgets a booking; `undoRemove` brings it back. */
  remove: (uuid: string) => void;
  undoRemove: () => void;
  /** Erases every key that fits, of this queue or not, and this queue's bookings in memory. */
  clear: (fits: (key: string) => boolean) => void;
  /** Reads the records again, which have changed elsewhere. */
  changed: () => void;
  /** The uuids of bookings that this page is sending now; shown with the next change. */
  sending: Set<string>;
}

export function createQueueStore(records: QueueRecords): QueueStore {
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  let removed: QueuedBooking | null = null;
  let snapshot: QueueSnapshot | null = null;

  const changed = () => {
    snapshot = null;
    for (const listener of listeners) listener();
  };
  const write = (item: QueuedBooking) => {
    records.write(item);
    changed();
  };
  const forget = (uuid: string) => {
    records.erase(uuid);
    changed();
  };

  return {
    sending,
    changed,
    write,
    forget,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => {
      snapshot ??= {
        items: records.list().map((item) => ({
          ...item,
          isSending: sending.has(item.uuid),
          isKept: records.isKept(item.uuid),
        })),
        removed,
      };
      return snapshot;
    },
    remove: (uuid) => {
      removed = records.read(uuid);
      forget(uuid);
    },
    undoRemove: () => {
      if (!removed) return;
      const item = removed;
      removed = null;
      write(item);
    },
    clear: (fits) => {
      removed = null;
      records.eraseAll(fits);
      changed();
    },
  };
}
