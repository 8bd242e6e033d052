import { type DraftStorage, localDraftStorage } from '@udongo/ui';

export interface Drafts {
  storage: DraftStorage;
  /** Deletes the stored drafts, and stores no more. */
  forget: () => void;
}

/**
 * Stores the drafts of one widget in the browser's local storage; `name` separates the drafts of several
 * widgets.
 */
export function createDrafts(name: string): Drafts {
  const used = new Set<string>();
  let isForgotten = false;
  return {
    storage: {
      ...localDraftStorage,
      keyOf: (key) => (name ? `${key}:${name}` : key),
      save: (key, value) => {
        // A form saves once more while it is removed.
        if (isForgotten) return;
        used.add(key);
        return localDraftStorage.save(key, value);
      },
    },
    forget() {
      isForgotten = true;
      for (const key of used) void localDraftStorage.clear(key);
    },
  };
}
