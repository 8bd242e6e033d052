import { createStore } from '../lib/createStore.ts';

export type RowKey = string | number;

/** The selected rows, outside of the view, so that toggling one checkbox renders one row. */
export interface Selection {
  /** The selected keys; a new set on each change. */
  getSnapshot(): ReadonlySet<RowKey>;
  subscribe(listener: () => void): () => void;
  set(keys: Iterable<RowKey>, selected: boolean): void;
  /** Deselects rows that are no longer visible: nobody deletes rows that they don't see. */
  keepOnly(keys: readonly RowKey[]): void;
  clear(): void;
}

export function createSelection(): Selection {
  const { get, set, subscribe } = createStore<ReadonlySet<RowKey>>(new Set());
  const change = (next: ReadonlySet<RowKey>) => {
    const selected = get();
    if (next.size !== selected.size || [...next].some((key) => !selected.has(key))) set(next);
  };
  return {
    getSnapshot: get,
    subscribe,
    set: (keys, on) => {
      const next = new Set(get());
      for (const key of keys) on ? next.add(key) : next.delete(key);
      change(next);
    },
    keepOnly: (keys) => change(new Set(keys.filter((key) => get().has(key)))),
    clear: () => change(new Set()),
  };
}
