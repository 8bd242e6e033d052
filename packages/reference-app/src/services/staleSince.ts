import { createStore, type Store } from '../lib/createStore.ts';

/** The age of the oldest cached response on the screen, in ms since 1970; null while everything on it is fresh. */
export interface StaleSince extends Omit<Store<number | null>, 'set'> {
  /** Gives the function that takes the time away again. */
  add: (since: number) => () => void;
}

export function createStaleSince(): StaleSince {
  const times = new Map<object, number>();
  const { get, set, subscribe } = createStore<number | null>(null);
  const change = () => set([...times.values()].sort((a, b) => a - b)[0] ?? null);
  return {
    get,
    subscribe,
    add: (since) => {
      const place = {};
      times.set(place, since);
      change();
      return () => {
        times.delete(place);
        change();
      };
    },
  };
}
