/**
 * Where unfinished bookings are kept. `save` is called while the page goes away, too: what it starts must not need to
 * be awaited. None of them has to succeed; a form without a working storage books all the same.
 */
export interface DraftStorage {
  load(key: string): string | null | Promise<string | null>;
  save(key: string, value: string): void | Promise<void>;
  clear(key: string): void | Promise<void>;
}

/**
 * Keeps drafts in the browser's local storage. Where that is missing, forbidden or full, nothing is kept and `save` throws,
 * so that nobody is told a draft was saved.
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
      // Nothing could be kept there either.
    }
  },
};

/** Keeps nothing and says so. */
export const noDraftStorage: DraftStorage = {
  load: () => null,
  save: () => Promise.reject(new Error('Drafts are not kept here.')),
  clear: () => undefined,
};

/** How the keys of all of a person's drafts start. */
export function draftPrefix(userId: number | undefined): string {
  return `udongo-booking-draft:${userId ?? 'visitor'}:`;
}
