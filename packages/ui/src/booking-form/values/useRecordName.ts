import { useSyncExternalStore } from 'react';
import type { BookingLists, RecordKind } from './bookingLists.ts';

/** Gives the name of a chosen record; '' until it is known. */
export function useRecordName(lists: BookingLists, kind: RecordKind, id: number | null): string {
  const read = () => (id === null ? '' : lists.nameOf(kind, id));
  return useSyncExternalStore(lists.subscribe, read, read);
}
