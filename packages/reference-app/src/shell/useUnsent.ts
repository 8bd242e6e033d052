import { useSyncExternalStore } from 'react';
import { useServices, useUser } from '../services/ServicesContext.ts';

/** How many bookings of the person who is here wait on this device. */
export function useUnsent(): number {
  const queue = useServices().queueOf(useUser());
  const { items } = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot);
  return items.filter(({ status }) => status !== 'sent').length;
}
