import { useEffect, useRef, useState } from 'react';
import type { DraftStorage } from '../../lib/draftStorage.ts';
import { useDebounced } from '../../lib/useDebounced.ts';
import { useEvent } from '../../lib/useEvent.ts';
import {
  type BookingDraft,
  type BookingForm,
  type BookingFormValues,
  readDraft,
  slotsOf,
  writeDraft,
} from '../values/index.ts';

export interface BookingDraftParams {
  form: BookingForm;
  storage: DraftStorage;
  /** How the keys of all drafts of this person start. As a key of its own it says, by an event of the storage, that all were wiped. */
  prefix: string;
  key: string;
  /** What the form starts with: equal values are not worth keeping. */
  untouched: () => BookingFormValues;
  /** These values are kept elsewhere, and need no draft. */
  isKept: (values: BookingFormValues) => boolean;
  /** What is kept beside the values. */
  extras: () => Pick<BookingDraft, 'uuid' | 'basedOn' | 'labels'>;
  onRestore: (draft: BookingDraft) => void;
  /** What the form holds is kept no more: it was wiped, or another page of the site went on with it. */
  onWiped: () => void;
}

export interface DraftState {
  /** An unfinished booking of an earlier visit, until it is continued or discarded. */
  offered: BookingDraft | null;
  /** What is typed now is kept. */
  isSaved: boolean;
  /** Continues the offered booking, or the one of this uuid; false where none is kept. */
  restore: (uuid?: string) => boolean;
  discard: () => void;
  /** Keeps what is typed at once. */
  saveNow: () => void;
  /** Removes what this form kept: the booking is done or thrown away. */
  forget: () => void;
  /** Removes what every form of this person kept here. */
  wipe: () => void;
}

/** A draft and where it is kept. */
interface KeptDraft extends BookingDraft {
  slot: string;
}

const saveDelayMs = 500;

/** Keeps what is typed in a storage, half a second after the last key and when the page goes away, and offers it back. */
export function useBookingDraft({
  form,
  storage,
  prefix,
  key,
  untouched,
  isKept,
  extras,
  onRestore,
  onWiped,
}: BookingDraftParams): DraftState {
  /** Drafts of earlier visits and of forms in other tabs, the newest first. */
  const [others, setOthers] = useState<readonly KeptDraft[]>([]);
  const [isSaved, setSaved] = useState(false);
  /** What this form kept last; null when it keeps nothing. */
  const kept = useRef<KeptDraft | null>(null);

  const clear = (slot: string) => void tryStorage(() => storage.clear(slot));

  const isFree = (slot: string) => {
    if (others.some((other) => other.slot === slot)) return false;
    // A tab that was opened later may keep something there; a storage that answers at once knows.
    const text = storage.load(slot);
    if (typeof text !== 'object') return false;
    void tryStorage(async () => void (await text));
    return true;
  };

  const saveNow = useEvent(() => {
    delayed.cancel();
    const values = form.getValues();
    const { uuid, basedOn, labels } = extras();
    if (isKept(values) || (uuid === null && JSON.stringify(values) === JSON.stringify(untouched()))) {
      if (kept.current) forget();
      return;
    }
    if (kept.current && toContent(kept.current) === toContent({ uuid, values })) return;
    const savedAt = new Date().toISOString();
    const draft = { savedAt, uuid, basedOn, labels, values: structuredClone(values) };
    void tryStorage(() => {
      // With every place taken, the oldest draft gives way.
      const slot = kept.current?.slot ?? slotsOf(key).find(isFree) ?? others.at(-1)?.slot ?? key;
      if (others.some((other) => other.slot === slot)) {
        setOthers(others.filter((other) => other.slot !== slot));
      }
      kept.current = { ...draft, slot };
      return storage.save(slot, writeDraft(draft));
    }).then((done) => {
      if (kept.current?.savedAt === savedAt) setSaved(done);
    });
  });
  const delayed = useDebounced(saveNow, saveDelayMs);

  const forget = useEvent(() => {
    delayed.cancel();
    if (kept.current) clear(kept.current.slot);
    kept.current = null;
    setSaved(false);
  });

  const startOver = () => {
    // In its place may be the draft of the next person by now.
    kept.current = null;
    setOthers([]);
    onWiped();
  };

  const heardStorage = useEvent((event: StorageEvent) => {
    if (event.key === prefix) startOver();
  });

  /** A page that comes back as it was left has not heard that its draft was wiped, booked or thrown away meanwhile. */
  const comeBack = useEvent(({ persisted }: PageTransitionEvent) => {
    const mine = kept.current;
    if (!persisted || !mine || !isSaved) return;
    void tryStorage(async () => {
      const found = readDraft(await storage.load(mine.slot));
      // An older one: the last was not written yet when the page was left.
      if (found && found.savedAt <= mine.savedAt) return;
      startOver();
      setOthers(await load());
    });
  });

  const load = useEvent(async () => {
    const { basedOn } = extras();
    const found = await Promise.all(
      slotsOf(key).map(async (slot) => {
        const draft = readDraft(await storage.load(slot));
        return draft?.basedOn === basedOn && slot !== kept.current?.slot ? [{ ...draft, slot }] : [];
      }),
    );
    return found.flat().sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or storage holds other drafts.
  useEffect(() => {
    let isCurrent = true;
    kept.current = null;
    setOthers([]);
    saveNow();
    void tryStorage(async () => {
      const found = await load();
      if (isCurrent) setOthers(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, key, load, saveNow]);

  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: delayed.call });
    addEventListener('pagehide', saveNow);
    addEventListener('storage', heardStorage);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', saveNow);
      removeEventListener('storage', heardStorage);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
    };
  }, [form, delayed, saveNow, heardStorage, comeBack]);

  return {
    offered: others[0] ?? null,
    isSaved,
    restore: useEvent((uuid) => {
      const taken = others.find((other) => !uuid || other.uuid === uuid);
      if (!taken) return false;
      saveNow();
      // What the form held stays kept, and is offered.
      const left = kept.current ? [kept.current] : [];
      setOthers([...others.filter((other) => other !== taken), ...left]);
      kept.current = taken;
      onRestore(taken);
      setSaved(true);
      return true;
    }),
    discard: useEvent(() => {
      if (others[0]) clear(others[0].slot);
      setOthers(others.slice(1));
    }),
    saveNow,
    forget,
    wipe: useEvent(() => {
      for (const slot of slotsOf(key)) clear(slot);
      setOthers([]);
    }),
  };
}

function toContent({ uuid, values }: Pick<BookingDraft, 'uuid' | 'values'>): string {
  return JSON.stringify([uuid, values]);
}

/** Runs a storage's step, which may be missing, forbidden or full; says whether it went well. */
async function tryStorage(step: () => void | Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}
