import { useEffect, useReducer, useRef, useState } from 'react';
import type { Option } from '../primitives/combobox/index.ts';
import { useLanguageTag, useMessages } from '../provider/index.ts';
import { type BookingLists, bookingTexts, type RecordKind } from './values/index.ts';

/** Options of lists by their kind. */
export interface RecordOptions {
  /** Gives the first page of a list with the chosen records; loads it after the first call. */
  read: (kind: RecordKind, chosen: readonly number[]) => readonly Option<number>[];
  /** Loads the first page if it is missing, such as after a failure. */
  load: (kind: RecordKind) => void;
}

/** Gives the first page of each list that is asked for, so that a native select can show it. */
export function useRecordOptions(lists: BookingLists): RecordOptions {
  const t = useMessages(bookingTexts);
  const locale = useLanguageTag();
  const wanted = useRef(new Set<RecordKind>());
  const [pages, setPages] = useState<Readonly<Record<string, readonly Option<number>[]>>>({});
  const asked = useRef(new Set<string>());
  const pageOf = (kind: RecordKind) => `${kind} ${locale}`;

  const load = (kind: RecordKind) => {
    const page = pageOf(kind);
    if (pages[page] || asked.current.has(page)) return;
    asked.current.add(page);
    lists.sources[kind].load('', { signal: new AbortController().signal }).then(
      (options) => setPages((before) => ({ ...before, [page]: options })),
      () => asked.current.delete(page),
    );
  };
  // Load after each render, because a render can ask for another list.
  useEffect(() => {
    for (const kind of wanted.current) load(kind);
  });

  // A draft brings names of its own, and a name can be loaded later.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => lists.subscribe(redraw), [lists]);

  return {
    read: (kind, chosen) => {
      wanted.current.add(kind);
      const page = pages[pageOf(kind)] ?? [];
      const missing = chosen.filter((id) => !page.some(({ value }) => value === id));
      const nameOf = (id: number) => lists.nameOf(kind, id) || t('booking.unlisted', { id });
      return [...page, ...missing.map((value) => ({ value, label: nameOf(value) }))];
    },
    load,
  };
}
