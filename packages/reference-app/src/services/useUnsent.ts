import { useSyncExternalStore } from 'react';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { useServices, useUser } from './ServicesContext.ts';

/** Counts this person's bookings that wait on this device. */
export function useUnsent(): number {
  return useUnsentBookings().length;
}

/** This person's bookings that wait on this device. */
export function useUnsentBookings() {
  const queue = useServices().queueOf(useUser());
  const { items } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  return items.filter(({ status }) => status !== 'sent');
}

/** Counts a person's collections and receipts that wait on this device. */
export function countUnsentWork(userId: number): number {
  const count = (kind: 'collect' | 'receive') =>
    createOwnDrafts<{ waiting: readonly unknown[] }>(kind, userId).load('new')?.waiting.length ?? 0;
  return count('collect') + count('receive');
}
