/** A logout that waits for an answer: what is to be done then; null while there is none. */
export interface Leaving {
  get: () => (() => void) | null;
  set: (leave: (() => void) | null) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds a logout back until the person has said what becomes of the bookings that wait. */
export function createLeaving(): Leaving {
  const listeners = new Set<() => void>();
  let held: (() => void) | null = null;
  return {
    get: () => held,
    set: (leave) => {
      held = leave;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
