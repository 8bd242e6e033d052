import { useEffect, useState } from 'react';
import { createStore } from '../lib/createStore.ts';
import type { AdminListStore } from './adminListStore.ts';

export type RowKey = string | number;

/** The selected rows, outside of the view, so that toggling one checkbox renders one row. */
export interface Selection {
  /** The selected keys; a new set on each change. */
  getSnapshot(): ReadonlySet<unknown>;
  subscribe(listener: () => void): () => void;
  set(keys: Iterable<unknown>, selected: boolean): void;
  /** Deselects rows that are no longer visible: nobody deletes rows that they don't see. */
  keepOnly(keys: readonly unknown[]): void;
  clear(): void;
}

function createSelection(): Selection {
  const { get, set, subscribe } = createStore<ReadonlySet<unknown>>(new Set());
  const change = (next: ReadonlySet<unknown>) => {
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

/** Creates the selection of a list, and deselects rows that are no longer shown. Keep the identity of `rowKey` stable. */
export function useSelection<Row>(store: AdminListStore<Row>, rowKey: (row: Row) => unknown): Selection {
  const [selection] = useState(createSelection);
  useEffect(
    () =>
      store.subscribe(() => {
        const { page } = store.getSnapshot();
        if (page) selection.keepOnly(page.results.map(rowKey));
      }),
    [store, selection, rowKey],
  );
  return selection;
}
