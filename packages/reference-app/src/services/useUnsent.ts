import { useSyncExternalStore } from 'react';
import { createOwnDrafts } from '../lib/ownDrafts.ts';
import { useServices, useUser } from './ServicesContext.ts';

const kinds = ['collect', 'receive', 'measure', 'edit'] as const;

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

/** Counts a person's collections, receipts, measurements and changed bookings that wait on this device. */
export function countUnsentWork(userId: number): number {
  return kinds.reduce((sum, kind) => sum + countKept(kind, userId), 0);
}

/** Counts one kind of a person's work that waits on this device. */
export function countKept(kind: (typeof kinds)[number], userId: number): number {
  return createOwnDrafts<{ waiting: readonly unknown[] }>(kind, userId).load('new')?.waiting.length ?? 0;
}
