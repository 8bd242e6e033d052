import type { DraftStorage } from '../../lib/draftStorage.ts';
import { type BookingDraft, readDraft, slotsOf, writeDraft } from './bookingDraft.ts';

/** What a form holds. */
interface DraftContent extends Omit<BookingDraft, 'savedAt' | 'basedOn'> {
  revision: number;
}

interface BookingDraftsOptions {
  place: () => {
    storage: DraftStorage;
    /** How the keys of all of this person's drafts start. As a key of its own it says, by an event of the storage, that all were wiped. */
    prefix: string;
    key: string;
    /** `updated_on` of the booking that is changed. */
    basedOn: string | null;
  };
  /** Null for what is not worth keeping, or is kept elsewhere. */
  content: () => DraftContent | null;
  onChange: () => void;
  /** What the form holds is kept no more: it was wiped, or another page of the site went on with it. */
  onWiped: () => void;
}

/** A draft and where it is kept. */
interface KeptDraft extends BookingDraft {
  slot: string;
  /** Undefined for what another visit kept. */
  revision?: number;
}

const saveDelayMs = 500;

export type BookingDrafts = ReturnType<typeof createBookingDrafts>;

/** Keeps what is typed in a storage, half a second after the last key and when the page goes away, and offers it back. */
export function createBookingDrafts(options: BookingDraftsOptions) {
  const { place, onChange } = options;
  /** Drafts of earlier visits and of forms in other tabs, the newest first. */
  let others: readonly KeptDraft[] = [];
  /** What this form kept last; null when it keeps nothing. */
  let kept: KeptDraft | null = null;
  let isSaved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const clear = (slot: string) => void tryStorage(() => place().storage.clear(slot));

  const isFree = (slot: string) => {
    if (others.some((other) => other.slot === slot)) return false;
    // A tab that was opened later may keep something there; a storage that answers at once knows.
    const text = place().storage.load(slot);
    if (typeof text !== 'object') return false;
    void tryStorage(() => text);
    return true;
  };

  const forget = () => {
    clearTimeout(timer);
    if (kept) clear(kept.slot);
    kept = null;
    isSaved = false;
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
    const { storage, key, basedOn } = place();
    const savedAt = new Date().toISOString();
    const { revision, ...typed } = structuredClone(content);
    const draft = { savedAt, basedOn, ...typed };
    void tryStorage(() => {
      // With every place taken, the oldest draft gives way.
      const slot = kept?.slot ?? slotsOf(key).find(isFree) ?? others.at(-1)?.slot ?? key;
      others = others.filter((other) => other.slot !== slot);
      kept = { ...draft, slot, revision };
      return storage.save(slot, writeDraft(draft));
    }).then((isDone) => {
      if (kept?.savedAt === savedAt) isSaved = isDone;
      onChange();
    });
  };

  /** Looks for drafts, unless it is asked anew in the meantime. */
  const load = async () => {
    const { storage, key, basedOn } = place();
    const before = others;
    const found = await Promise.all(
      slotsOf(key).map(async (slot) => {
        const draft = readDraft(await storage.load(slot));
        return draft?.basedOn === basedOn && slot !== kept?.slot ? [{ ...draft, slot }] : [];
      }),
    );
    if (others !== before) return;
    others = found.flat().sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
    onChange();
  };

  const wiped = () => {
    // In its place may be the draft of the next person by now.
    kept = null;
    others = [];
    options.onWiped();
  };

  return {
    read: (): { offered: BookingDraft | null; isSaved: boolean } => ({ offered: others[0] ?? null, isSaved }),
    /** Begins in another place than before. */
    open: () => {
      kept = null;
      isSaved = false;
      others = [];
      saveNow();
      onChange();
      void tryStorage(load);
    },
    touch: () => {
      clearTimeout(timer);
      timer = setTimeout(saveNow, saveDelayMs);
    },
    saveNow,
    forget,
    /** Continues the offered booking, or the one of this uuid; false where none is kept. `fill` gives the revision. */
    restore: (uuid: string | undefined, fill: (draft: BookingDraft) => number) => {
      const taken = others.find((other) => !uuid || other.uuid === uuid);
      if (!taken) return false;
      saveNow();
      // What the form held stays kept, and is offered.
      others = [...others.filter((other) => other !== taken), ...(kept ? [kept] : [])];
      kept = taken;
      isSaved = true;
      kept = { ...taken, revision: fill(taken) };
      return true;
    },
    discard: () => {
      if (others[0]) clear(others[0].slot);
      others = others.slice(1);
      onChange();
    },
    /** Removes what every form of this person kept here. */
    wipe: () => {
      for (const slot of slotsOf(place().key)) clear(slot);
      others = [];
      onChange();
    },
    heardStorage: (event: Event) => {
      if ('key' in event && event.key === place().prefix) wiped();
    },
    /** A page that comes back as it was left has not heard that its draft was wiped, booked or thrown away meanwhile. */
    comeBack: (event: Event) => {
      const mine = kept;
      if (!('persisted' in event && event.persisted) || !mine || !isSaved) return;
      void tryStorage(async () => {
        const found = readDraft(await place().storage.load(mine.slot));
        // An older one: the last was not written yet when the page was left.
        if (found && found.savedAt <= mine.savedAt) return;
        wiped();
        await load();
      });
    },
  };
}

/** Runs a storage's step, which may be missing, forbidden or full; says whether it went well. */
async function tryStorage(step: () => unknown): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}
