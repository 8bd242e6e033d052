import { useEffect, useRef, useState } from 'react';
import type { DraftStorage } from '../lib/draftStorage.ts';
import { useDebounced } from '../lib/useDebounced.ts';
import { useEvent } from '../lib/useEvent.ts';
import { type BookingDraft, readDraft, writeDraft } from './bookingDraft.ts';
import type { BookingFormValues } from './bookingValues.ts';
import type { BookingForm } from './formValues.ts';

export interface BookingDraftParams {
  form: BookingForm;
  storage: DraftStorage;
  key: string;
  /** Where what was typed before a login is kept; null where nothing of it may be taken over. */
  visitorKey: string | null;
  /** What the form starts with: equal values are not worth keeping. */
  untouched: () => BookingFormValues;
  /** These values are kept elsewhere, and need no draft. */
  isKept: (values: BookingFormValues) => boolean;
  /** What is kept beside the values. */
  extras: () => Pick<BookingDraft, 'uuid' | 'basedOn' | 'labels'>;
  onRestore: (draft: BookingDraft) => void;
}

export interface DraftState {
  /** An unfinished booking of an earlier visit, until it is continued or discarded. */
  offered: BookingDraft | null;
  /** What is typed now is kept. */
  isSaved: boolean;
  restore: () => void;
  /** Continues the unfinished booking of this uuid; false where none is kept. */
  restoreSent: (uuid: string) => boolean;
  discard: () => void;
  /** Keeps what is typed at once. */
  saveNow: () => void;
  /** Removes what this form kept: the booking is done or thrown away. */
  forget: () => void;
  /** Removes what any form of this person kept here. */
  wipe: () => void;
}

/** A draft that another form keeps, or kept: one that is open in another tab, or one of an earlier visit. */
interface OtherDraft {
  slot: string;
  draft: BookingDraft;
  isOfVisitor: boolean;
}

const saveDelayMs = 500;
/** What a visitor typed is offered to who logs in so long; later they may be somebody else. */
const visitorForMs = 60 * 60 * 1000;

/** Each form keeps its draft in a place of its own, so that none writes over another's. */
const slotsOf = (key: string) => [key, ...[2, 3, 4, 5].map((number) => `${key}~${number}`)];

/** Keeps what is typed in a storage, half a second after the last key and when the page goes away, and offers it back. */
export function useBookingDraft({
  form,
  storage,
  key,
  visitorKey,
  untouched,
  isKept,
  extras,
  onRestore,
}: BookingDraftParams): DraftState {
  const [offered, setOffered] = useState<BookingDraft | null>(null);
  const [isSaved, setSaved] = useState(false);
  /** Where this form keeps its draft; null as long as it has none. */
  const own = useRef<string | null>(null);
  /** What it kept last; null when it keeps nothing. */
  const kept = useRef<BookingDraft | null>(null);
  const others = useRef<readonly OtherDraft[]>([]);

  const readBasis = useEvent(() => extras().basedOn);

  const setOthers = (next: readonly OtherDraft[]) => {
    others.current = next;
    setOffered(next[0]?.draft ?? null);
  };
  const clearSlot = (slot: string) => void attempt(() => storage.clear(slot));

  /** Only a storage that answers at once can tell of a tab that began after this one. */
  const isTaken = (slot: string) => {
    try {
      const text = storage.load(slot);
      if (typeof text === 'string') return readDraft(text)?.basedOn === readBasis();
      void attempt(async () => void (await text));
      return false;
    } catch {
      return false;
    }
  };
  const findFreeSlot = () => {
    const taken = new Set(others.current.map(({ slot }) => slot));
    return slotsOf(key).find((slot) => !taken.has(slot) && !isTaken(slot)) ?? key;
  };

  const saveNow = useEvent(() => {
    delayed.cancel();
    const values = form.getValues();
    const { uuid, basedOn, labels } = extras();
    if (isKept(values) || (uuid === null && JSON.stringify(values) === JSON.stringify(untouched()))) {
      if (kept.current !== null) forget();
      return;
    }
    if (kept.current && toContent(kept.current) === toContent({ uuid, values })) return;
    own.current ??= findFreeSlot();
    const slot = own.current;
    const draft = {
      savedAt: new Date().toISOString(),
      uuid,
      basedOn,
      labels,
      values: structuredClone(values),
    };
    kept.current = draft;
    void attempt(() => storage.save(slot, writeDraft(draft))).then((done) => {
      if (kept.current === draft) setSaved(done);
    });
  });
  const delayed = useDebounced(saveNow, saveDelayMs);

  const forget = useEvent(() => {
    delayed.cancel();
    if (own.current) clearSlot(own.current);
    own.current = null;
    kept.current = null;
    setSaved(false);
  });

  const load = useEvent(async (): Promise<OtherDraft[]> => {
    const read = (slot: string, isOfVisitor: boolean) =>
      Promise.resolve(storage.load(slot)).then((text) => ({ slot, isOfVisitor, draft: readDraft(text) }));
    const found = await Promise.all([
      ...slotsOf(key).map((slot) => read(slot, false)),
      ...(visitorKey ? slotsOf(visitorKey).map((slot) => read(slot, true)) : []),
    ]);
    return found.flatMap(({ slot, isOfVisitor, draft }) => {
      if (!draft || draft.basedOn !== readBasis() || (isOfVisitor && !isFresh(draft))) return [];
      return { slot, isOfVisitor, draft };
    });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or storage holds other drafts.
  useEffect(() => {
    let isCurrent = true;
    own.current = null;
    kept.current = null;
    setOthers([]);
    saveNow();
    void attempt(async () => {
      const found = await load();
      const open = found.filter(({ slot }) => slot !== own.current);
      if (isCurrent) setOthers(open.sort(newestFirst));
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, key, load, saveNow]);

  useEffect(() => {
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: delayed.call });
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saveNow();
    };
  }, [form, delayed, saveNow]);

  /** Takes another draft into the form; what the form held stays kept, and is offered. */
  const take = (taken: OtherDraft | undefined) => {
    if (!taken) return false;
    saveNow();
    const left = own.current &&
      kept.current && { slot: own.current, draft: kept.current, isOfVisitor: false };
    const rest = others.current.filter((other) => other !== taken);
    own.current = taken.isOfVisitor ? null : taken.slot;
    kept.current = taken.isOfVisitor ? null : taken.draft;
    setOthers(left ? [...rest, left] : rest);
    onRestore(taken.draft);
    setSaved(true);
    if (taken.isOfVisitor) {
      clearSlot(taken.slot);
      saveNow();
    }
    return true;
  };

  return {
    offered,
    isSaved,
    restore: useEvent(() => void take(others.current[0])),
    restoreSent: useEvent((uuid: string) => take(others.current.find(({ draft }) => draft.uuid === uuid))),
    discard: useEvent(() => {
      const [first, ...rest] = others.current;
      setOthers(rest);
      if (first) clearSlot(first.slot);
    }),
    saveNow,
    forget,
    wipe: useEvent(() => {
      forget();
      setOthers([]);
      for (const slot of slotsOf(key)) clearSlot(slot);
    }),
  };
}

function toContent({ uuid, values }: Pick<BookingDraft, 'uuid' | 'values'>): string {
  return JSON.stringify([uuid, values]);
}

function newestFirst(one: OtherDraft, other: OtherDraft): number {
  return one.draft.savedAt < other.draft.savedAt ? 1 : -1;
}

/** Typed a moment ago, and never sent: what was is the visitor's. */
function isFresh({ uuid, savedAt }: BookingDraft): boolean {
  return uuid === null && Date.now() - Date.parse(savedAt) < visitorForMs;
}

/** Runs a storage's step, which may be missing, forbidden or full; says whether it went well. */
async function attempt(step: () => void | Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch {
    return false;
  }
}
