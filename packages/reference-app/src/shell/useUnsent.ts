import { useSyncExternalStore } from 'react';
import { useServices, useUser } from '../services/ServicesContext.ts';

/** Counts this person's bookings that wait on this device. */
export function useUnsent(): number {
  const queue = useServices().queueOf(useUser());
  const { items } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  return items.filter(({ status }) => status !== 'sent').length;
}
