import { type DraftStorage, localDraftStorage } from '@udongo/ui';
import { orUndefined } from '../../lib/orUndefined.ts';

/** Who logs in later may be somebody else. */
const visitorForMs = 60 * 60 * 1000;

/** Keeps the drafts of who is logged in: what was typed as a visitor, a moment before the login, becomes theirs. */
export const personDrafts: DraftStorage = {
  ...localDraftStorage,
  load: (key) => localDraftStorage.load(key) ?? takeOver(key),
};

/** At once: of several places that are looked into, one alone may get it. Drafts of stored bookings are nobody else's. */
function takeOver(key: string): string | null {
  const place = placeOf(key);
  const visitorPlace = place.replace(/:\d+:new$/, ':visitor:new');
  if (visitorPlace === place) return null;
  const taken = orUndefined(() => {
    const from = Object.keys(localStorage).find((name) => placeOf(name) === visitorPlace && isFresh(name));
    const draft = from && localStorage.getItem(from);
    if (!draft) return null;
    localStorage.setItem(key, draft);
    localStorage.removeItem(from);
    return draft;
  });
  return taken ?? null;
}

/** A key without the number that keeps several drafts apart. */
function placeOf(key: string): string {
  return key.replace(/~\d$/, '');
}

/** Typed a moment ago, and never sent: what was is the visitor's. */
function isFresh(name: string): boolean {
  const draft = orUndefined(() => JSON.parse(localStorage.getItem(name) ?? ''));
  return draft?.uuid === null && Date.now() - Date.parse(draft.savedAt) < visitorForMs;
}
