import type { Booking } from '@udongo/sdk';
import { codeOf } from '@udongo/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { collectionsOf } from '../../services/collectionsOf.ts';
import type { Collections, CollectionsState } from '../../services/createCollections.ts';
import { useServices, useUser } from '../../services/ServicesContext.ts';

const nobody = { id: 0 };

/** The collections of the person who is logged in, and their state. */
export function useCollections(): CollectionsState & { collections: Collections } {
  const collections = collectionsOf(useServices(), useUser() ?? nobody);
  const state = useSyncExternalStore(collections.subscribe, collections.get);
  return { ...state, collections };
}

/** One booking as it is collected: 'open' until it is pressed. `onDone` is called once the server has marked a pressed one. */
export function useCollection(booking: Pick<Booking, 'id' | 'code'>, onDone?: () => void) {
  const { collections, waiting, refused, done } = useCollections();
  const isOf = (one: { booking: number }) => one.booking === booking.id;
  const refusal = refused.find(isOf);
  const isWaiting = waiting.some(isOf);
  const state = isWaiting ? 'waiting' : refusal ? 'refused' : done.includes(booking.id) ? 'done' : 'open';
  const before = useRef(state);
  useEffect(() => {
    const wasWaiting = before.current === 'waiting';
    before.current = state;
    if (wasWaiting && state === 'done') onDone?.();
  });
  return {
    state,
    message: refusal?.message ?? '',
    press: () => collections.press(booking.id, codeOf(booking)),
    remove: () => collections.remove(booking.id),
  } as const;
}
