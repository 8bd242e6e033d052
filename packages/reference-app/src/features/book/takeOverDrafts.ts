import { listDraftKeys } from '@udongo/ui/internal';
import { orUndefined } from '../../lib/orUndefined.ts';

/** Later, another person could be logging in. */
const visitorForMs = 60 * 60 * 1000;

/** Gives a visitor's recent drafts to the person who logs in: as many drafts as that person has free places. */
export function takeOverDrafts(personId: number) {
  orUndefined(() => {
    for (const from of listDraftKeys(undefined).filter(isFresh)) {
      const to = listDraftKeys(personId).find((place) => localStorage.getItem(place) === null);
      if (!to) return;
      localStorage.setItem(to, localStorage.getItem(from) ?? '');
      localStorage.removeItem(from);
    }
  });
}

/** Whether a draft was typed recently and never sent: a sent one stays the visitor's. */
function isFresh(place: string): boolean {
  const draft = orUndefined(() => JSON.parse(localStorage.getItem(place) ?? ''));
  return draft?.uuid === null && Date.now() - Date.parse(draft.savedAt) < visitorForMs;
}
