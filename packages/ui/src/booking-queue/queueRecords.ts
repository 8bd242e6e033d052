import type { QueuedBooking } from './BookingQueue.ts';

/** The part of Web Storage that a queue uses; `localStorage` fits. */
export type QueueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Grows by one when the shape changes. */
const version = 1;

/** The kept bookings of one queue, each under its own key, so that two tabs don't overwrite each other's. */
export interface QueueRecords {
  list: () => QueuedBooking[];
  read: (uuid: string) => QueuedBooking | null;
  /** Keeps it in memory if the storage is missing, forbidden or full. */
  write: (item: QueuedBooking) => void;
  erase: (uuid: string) => void;
  isKept: (uuid: string) => boolean;
  /** Erases every key that fits, of this queue or not, and this queue's bookings in memory. */
  eraseAll: (fits: (key: string) => boolean) => void;
}

/** Creates records whose functions never throw, even if the storage or `open` does. */
export function createQueueRecords(open: () => QueueStorage, prefix: string): QueueRecords {
  /** Bookings that could not be stored. */
  const inMemory = new Map<string, QueuedBooking>();

  const listKeys = () =>
    orUndefined(() => {
      const storage = open();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    }) ?? [];

  const read = (uuid: string) => {
    return inMemory.get(uuid) ?? parseItem(orUndefined(() => open().getItem(prefix + uuid)));
  };

  const erase = (uuid: string) => {
    inMemory.delete(uuid);
    orUndefined(() => open().removeItem(prefix + uuid));
  };

  return {
    read,
    erase,
    list: () => {
      const keys = listKeys().filter((key) => key.startsWith(prefix));
      const uuids = new Set([...keys.map((key) => key.slice(prefix.length)), ...inMemory.keys()]);
      return [...uuids]
        .flatMap((uuid) => read(uuid) ?? [])
        .sort((one, other) => (one.pressedAt < other.pressedAt ? -1 : 1));
    },
    write: (item) => {
      const text = JSON.stringify({ version, ...item });
      inMemory.set(item.uuid, item);
      orUndefined(() => {
        open().setItem(prefix + item.uuid, text);
        inMemory.delete(item.uuid);
      });
    },
    isKept: (uuid) => !inMemory.has(uuid),
    eraseAll: (fits) => {
      inMemory.clear();
      for (const key of listKeys().filter(fits)) orUndefined(() => open().removeItem(key));
    },
  };
}

export function orUndefined<Outcome>(step: () => Outcome): Outcome | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}

/** Parses a record that `write` made; null for anything else. */
function parseItem(text: string | null | undefined): QueuedBooking | null {
  const kept = orUndefined((): unknown => JSON.parse(text ?? ''));
  return isItem(kept) ? kept : null;
}

/** Checks the version, and the date: one booking that can't be shown would hide all others. Only this module writes these keys. */
function isItem(kept: unknown): kept is QueuedBooking & { version: typeof version } {
  const item: Partial<QueuedBooking & { version: unknown }> = Object(kept);
  return item.version === version && typeof item.summary?.soil_test_date === 'string';
}
