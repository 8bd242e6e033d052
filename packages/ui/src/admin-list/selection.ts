export type RowKey = string | number;

/** Which rows are selected: outside of the view, so that one checkbox renders one row. */
export interface Selection {
  /** The selected keys; a new set on each change. */
  getSnapshot(): ReadonlySet<RowKey>;
  subscribe(listener: () => void): () => void;
  set(keys: Iterable<RowKey>, selected: boolean): void;
  /** Forgets rows that are no more in sight: nobody deletes what they don't see. */
  keepOnly(keys: readonly RowKey[]): void;
  clear(): void;
}

export function createSelection(): Selection {
  const listeners = new Set<() => void>();
  let selected: ReadonlySet<RowKey> = new Set();
  const change = (next: ReadonlySet<RowKey>) => {
    if (next.size === selected.size && [...next].every((key) => selected.has(key))) return;
    selected = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    getSnapshot: () => selected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (keys, on) => {
      const next = new Set(selected);
      for (const key of keys) on ? next.add(key) : next.delete(key);
      change(next);
    },
    keepOnly: (keys) => change(new Set(keys.filter((key) => selected.has(key)))),
    clear: () => change(new Set()),
  };
}
