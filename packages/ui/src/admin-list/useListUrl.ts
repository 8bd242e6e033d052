import { useEffect, useState } from 'react';
import { createStore } from '../lib/createStore.ts';
import { useEvent } from '../lib/useEvent.ts';
import type { ListUrl } from './listUrl.ts';

/**
 * The address of a router, for the `url` of a list: what the router's hook says the query part is, and what goes to another one.
 * Its identity is stable. A router that takes its time, or writes the query part in its own way, is waited for; the list goes on at
 * once.
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
  /** What the list wrote and the router has not arrived at, the oldest first. */
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
      // A later one of ours is on its way.
      if (own >= 0 || isSame(search, current)) return;
      current = search;
      arrived.set(search);
    },
  };
}

function isSame(one: string, other: string): boolean {
  return String(new URLSearchParams(one)) === String(new URLSearchParams(other));
}
