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
  discard: () => void;
  /** Keeps what is typed at once. */
  saveNow: () => void;
  /** Removes what this form kept, and what was offered: the booking is done or thrown away. */
  forget: () => void;
}

const saveDelayMs = 500;

/** Keeps what is typed in a storage, half a second after the last key and when the page goes away, and offers it back. */
export function useBookingDraft({
  form,
  storage,
  key,
  untouched,
  isKept,
  extras,
  onRestore,
}: BookingDraftParams): DraftState {
  const [offered, setOffered] = useState<BookingDraft | null>(null);
  const [isSaved, setSaved] = useState(false);
  /** The content last kept by this form, without its time; null when it keeps nothing. */
  const kept = useRef<string | null>(null);

  const saveNow = useEvent(() => {
    delayed.cancel();
    const values = form.getValues();
    const { uuid, basedOn, labels } = extras();
    if (isKept(values) || (uuid === null && JSON.stringify(values) === JSON.stringify(untouched()))) {
      if (kept.current !== null) forget();
      return;
    }
    const content = JSON.stringify([uuid, values]);
    if (content === kept.current) return;
    const draft = { savedAt: new Date().toISOString(), uuid, basedOn, labels, values };
    kept.current = content;
    void attempt(() => storage.save(key, writeDraft(draft))).then((done) => {
      if (kept.current === content) setSaved(done);
    });
  });
  const delayed = useDebounced(saveNow, saveDelayMs);

  const forget = useEvent(() => {
    delayed.cancel();
    kept.current = null;
    setSaved(false);
    setOffered(null);
    void attempt(() => storage.clear(key));
  });

  const readBasis = useEvent(() => extras().basedOn);
  useEffect(() => {
    let isCurrent = true;
    kept.current = null;
    setOffered(null);
    saveNow();
    void attempt(async () => {
      const draft = readDraft(await storage.load(key));
      if (isCurrent && kept.current === null && draft?.basedOn === readBasis()) setOffered(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [storage, key, readBasis, saveNow]);

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

  return {
    offered,
    isSaved,
    restore: useEvent(() => {
      if (!offered) return;
      onRestore(offered);
      kept.current = JSON.stringify([offered.uuid, offered.values]);
      setSaved(true);
      setOffered(null);
    }),
    discard: forget,
    saveNow,
    forget,
  };
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
