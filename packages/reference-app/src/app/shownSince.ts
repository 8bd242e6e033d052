/** The times of kept answers that are on the screen; `subscribe` and `get` fit `useSyncExternalStore`. */
export interface ShownSince {
  /** The oldest; null while everything on the screen is fresh. */
  get: () => Date | null;
  subscribe: (listener: () => void) => () => void;
  /** Gives the function that takes the time away again. */
  add: (since: Date) => () => void;
}

export function createShownSince(): ShownSince {
  const listeners = new Set<() => void>();
  const times = new Map<object, Date>();
  let oldest: Date | null = null;
  const change = () => {
    oldest = [...times.values()].sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => oldest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
