import { useEffect, useState } from 'react';
import { createStore } from '../lib/createStore.ts';
import { useEvent } from '../lib/useEvent.ts';
import type { ListUrl } from './listUrl.ts';

/**
 * Connects a list's `url` to a router: the query part that the router's hook gives, and a function that goes
 * to another one. Its identity is stable. The list itself changes at once, without waiting for a router that
 * is slow or that spells the query part differently.
 */
export function useListUrl(search: string, write: ListUrl['write']): ListUrl {
  const go = useEvent(write);
  const [address] = useState(() => createAddress(search, go));
  useEffect(() => address.arrive(search), [address, search]);
  return address.url;
}

function createAddress(start: string, go: ListUrl['write']) {
  const arrived = createStore(start);
  let current = start;
  /** Query parts that the list wrote and the router has not reached, oldest first. */
  let awaited: string[] = [];
  const url: ListUrl = {
    read: () => current,
    write: (search, options) => {
      current = search;
      awaited.push(search);
      go(search, options);
    },
    subscribe: arrived.subscribe,
  };
  return {
    url,
    arrive(search: string) {
      const own = awaited.findIndex((written) => isSame(written, search));
      awaited = own < 0 ? [] : awaited.slice(own + 1);
      // A later change of ours is still on its way.
      if (own >= 0 || isSame(search, current)) return;
      current = search;
      arrived.set(search);
    },
  };
}

function isSame(one: string, other: string): boolean {
  return String(new URLSearchParams(one)) === String(new URLSearchParams(other));
}
