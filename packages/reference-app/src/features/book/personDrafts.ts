import { type DraftStorage, localDraftStorage } from '@udongo/ui';

/** Who logs in later may be somebody else. */
const visitorForMs = 60 * 60 * 1000;

/** Keeps the drafts of who is logged in: what was typed as a visitor, a moment before the login, becomes theirs. */
export const personDrafts: DraftStorage = {
  ...localDraftStorage,
  load: (key) => localDraftStorage.load(key) ?? takeOver(key),
};

/** At once: of several places that are looked into, one alone may get it. */
function takeOver(key: string): string | null {
  const visitorKey = key.replace(/:\d+:new.*$/, ':visitor:new');
  try {
    const draft = localStorage.getItem(visitorKey);
    if (!draft || !isFresh(draft)) return null;
    localStorage.setItem(key, draft);
    localStorage.removeItem(visitorKey);
    return draft;
  } catch {
    // The browser keeps nothing.
    return null;
  }
}

/** Typed a moment ago, and never sent: what was is the visitor's. */
function isFresh(draft: string): boolean {
  const { uuid, savedAt } = JSON.parse(draft);
  return uuid === null && Date.now() - Date.parse(savedAt) < visitorForMs;
}
