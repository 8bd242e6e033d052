import { createStore, type Store } from '../lib/createStore.ts';

/** The oldest time of the kept answers that are on the screen; null while everything on it is fresh. */
export interface ShownSince extends Omit<Store<Date | null>, 'set'> {
  /** Gives the function that takes the time away again. */
  add: (since: Date) => () => void;
}

export function createShownSince(): ShownSince {
  const times = new Map<object, Date>();
  const { get, set, subscribe } = createStore<Date | null>(null);
  const change = () => set([...times.values()].sort((a, b) => a.getTime() - b.getTime())[0] ?? null);
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
