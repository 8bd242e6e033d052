import { type DraftStorage, localDraftStorage } from '@udongo/ui';

export interface Drafts {
  storage: DraftStorage;
  /** Throws away what is kept, and keeps nothing from now on. */
  forget: () => void;
}

/** The drafts of one widget, in the browser's local storage; `name` keeps the drafts of several widgets apart. */
export function createDrafts(name: string): Drafts {
  const nameOf = (key: string) => (name ? `${key}:${name}` : key);
  const used = new Set<string>();
  let isForgotten = false;
  return {
    storage: {
      load: (key) => localDraftStorage.load(nameOf(key)),
      save: (key, value) => {
        // A form that goes away saves once more.
        if (isForgotten) return;
        used.add(nameOf(key));
        return localDraftStorage.save(nameOf(key), value);
      },
      clear: (key) => localDraftStorage.clear(nameOf(key)),
    },
    forget() {
      isForgotten = true;
      for (const key of used) void localDraftStorage.clear(key);
    },
  };
}
