import type { DraftStorage } from '../../lib/draftStorage.ts';
import { succeeds } from '../../lib/succeeds.ts';
import { type BookingDraft, readDraft, slotsOf, writeDraft } from './bookingDraft.ts';

/** The content of a form. */
interface DraftContent extends Omit<BookingDraft, 'savedAt'> {
  revision: number;
}

interface BookingDraftsOptions {
  place: () => {
    storage: DraftStorage;
    /** The start of the keys of this person's drafts. A storage event with it as the whole key means that all were wiped. */
    prefix: string;
    key: string;
    /** `updated_on` of the booking whose drafts are offered; null where those of an older version can be merged, too. */
    basedOn: string | null | undefined;
  };
  /** The content to keep; null if it is unchanged or kept by the queue. */
  content: () => DraftContent | null;
  onChange: () => void;
  /** Called when this form's draft is gone: it was wiped, or another page of the site continued it. */
  onWiped: () => void;
}

/** A draft and where it is kept. */
interface KeptDraft extends BookingDraft {
  slot: string;
  /** Undefined for the draft of another visit. */
  revision?: number;
  /** True once the storage has this draft, or an earlier state of it. */
  isSaved?: boolean | undefined;
}

const saveDelayMs = 500;

export type BookingDrafts = ReturnType<typeof createBookingDrafts>;

/** Keeps the typed values in a storage, half a second after the last key and when the page is left, and offers them back. */
export function createBookingDrafts(options: BookingDraftsOptions) {
  const { place, onChange } = options;
  /** Drafts of earlier visits and of forms in other tabs, the newest first. */
  let others: readonly KeptDraft[] = [];
  /** The draft that this form kept last; null if it keeps none. */
  let kept: KeptDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = (slot: string) => void succeeds(() => place().storage.clear(slot));

  const read = async (slot: string) => readDraft(await place().storage.load(slot));

  const isFree = (slot: string) => {
    if (others.some((other) => other.slot === slot)) return false;
    // A tab that was opened later may have a draft there: look, if the storage answers synchronously.
    const text = place().storage.load(slot);
    void succeeds(() => text);
    return typeof text === 'object';
  };

  const forget = () => {
    clearTimeout(timer);
    if (kept) clear(kept.slot);
    kept = null;
    onChange();
  };

  const saveNow = () => {
    clearTimeout(timer);
    const content = options.content();
    if (!content) {
      if (kept) forget();
      return;
    }
    if (kept?.uuid === content.uuid && kept.revision === content.revision) return;
    const { storage, key } = place();
    const savedAt = new Date().toISOString();
    const { revision, ...typed } = content;
    const draft = { savedAt, ...typed };
    void succeeds(() => {
      // If all slots are taken, overwrite the oldest draft.
      const slot = kept?.slot ?? slotsOf(key).find(isFree) ?? others.at(-1)?.slot ?? key;
      others = others.filter((other) => other.slot !== slot);
      kept = { ...draft, slot, revision, isSaved: kept?.isSaved };
      return storage.save(slot, writeDraft(draft));
    }).then((isDone) => {
      if (kept?.savedAt === savedAt) kept.isSaved = isDone;
      onChange();
    });
  };

  /** Loads the other drafts. A newer call overrides this one. */
  const load = async () => {
    const { key, basedOn } = place();
    const before = others;
    const found = await Promise.all(
      slotsOf(key).map(async (slot) => {
        const draft = await read(slot);
        const isOfVersion = !basedOn || draft?.stored?.updated_on === basedOn;
        return draft && isOfVersion && slot !== kept?.slot ? [{ ...draft, slot }] : [];
      }),
    );
    if (others !== before) return;
    others = found.flat().sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
    onChange();
  };

  /**
   * Lets go of the draft: once another tab has the same one, as it then has all that was typed here; or, if it `wasAway`, once another page
   * continued it, booked it or threw it away.
   */
  const letGo = (wasAway = false) =>
    void succeeds(async () => {
      const mine = kept;
      if (!mine?.isSaved) return;
      const found = await read(mine.slot);
      const isSame = JSON.stringify(found?.values) === JSON.stringify(options.content()?.values);
      // An older draft means that the last one was not written before the page was left.
      if (wasAway ? found && found.savedAt <= mine.savedAt : !isSame) return;
      wiped();
      await load();
    });

  const wiped = () => {
    // Don't clear the slot: it may contain the next person's draft by now.
    kept = null;
    others = [];
    options.onWiped();
  };

  return {
    read: (): { offered: BookingDraft | null; isSaved: boolean } => ({
      offered: others[0] ?? null,
      isSaved: !!kept?.isSaved,
    }),
    /** Starts with the current storage and person; after a pause with the same, the form keeps its draft. */
    open: () => {
      if (!kept?.isSaved || !slotsOf(place().key).includes(kept.slot)) kept = null;
      others = [];
      saveNow();
      onChange();
      void succeeds(load);
    },
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, saveDelayMs);
    },
    saveNow,
    forget,
    /** Continues the offered booking, or the one of this uuid; false if none is kept. `fill` puts it into the form. */
    restore: async (uuid: string | undefined, fill: (draft: BookingDraft) => void) => {
      const offered = others.find((other) => !uuid || other.uuid === uuid);
      if (!offered) return false;
      const { slot } = offered;
      // Another tab may have sent it since, booked it or thrown it away.
      const found = await read(slot).catch(() => offered);
      if (found) {
        saveNow();
        // Tells a form of this page that has it, which hears nothing of the storage; the next save tells those of other tabs.
        globalThis.dispatchEvent?.(new StorageEvent('storage', { key: slot }));
        kept = { ...found, slot };
        fill(found);
        saveNow();
      }
      // Offers the draft of the form before, too.
      void succeeds(load);
      return Boolean(found);
    },
    discard: () => {
      if (others[0]) clear(others[0].slot);
      others = others.slice(1);
      onChange();
    },
    /** Removes the drafts of all forms of this person here. */
    wipe: () => {
      for (const slot of slotsOf(place().key)) clear(slot);
      others = [];
      onChange();
    },
    heardStorage: (event: Event) => {
      const { key } = event as StorageEvent;
      if (key === place().prefix) wiped();
      else if (key === kept?.slot) letGo();
      else if (others.some(({ slot }) => slot === key)) void succeeds(load);
    },
    /** Checks the draft on a page from the back/forward cache, which has missed what became of it. */
    comeBack: (event: Event) => {
      if ((event as PageTransitionEvent).persisted) letGo(true);
    },
  };
}
