/**
 * A storage of unfinished bookings. `save` is also called while the page is closed, so its work must not need
 * to be awaited. Every method can fail; a form without a working storage still books.
 */
export interface DraftStorage {
  load(key: string): string | null | Promise<string | null>;
  save(key: string, value: string): void | Promise<void>;
  clear(key: string): void | Promise<void>;
  /**
   * Gives the key of a form's drafts, which all methods and the storage events of other tabs then name: another
   * key for each form keeps their drafts apart. Default: the same key.
   */
  keyOf?(key: string): string;
}

/**
 * Stores drafts in the browser's local storage. If that is missing, forbidden or full, `save` throws, so that
 * the form does not claim that a draft was saved.
 */
export const localDraftStorage: DraftStorage = {
  load: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  save: (key, value) => localStorage.setItem(key, value),
  clear: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing can be stored there either.
    }
  },
};

/** Stores nothing; `save` throws. */
export const noDraftStorage: DraftStorage = {
  load: () => null,
  save: () => Promise.reject(new Error('Drafts are not kept here.')),
  clear: () => undefined,
};

/**
 * The start of the keys of all of a person's drafts.
 * @internal
 */
export function draftPrefix(userId: number | undefined): string {
  return `udongo-booking-draft:${userId ?? 'visitor'}:`;
}
