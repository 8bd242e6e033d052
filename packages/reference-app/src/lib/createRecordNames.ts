import type { UdongoApi } from '@udongo/sdk';
import {
  createAgrovetLookup,
  createCountyLookup,
  createCropLookup,
  type NameMissing,
  type RecordLookup,
} from '@udongo/ui';
import { createReferrerLookup } from '@udongo/ui/internal';
import { createStore } from './createStore.ts';

const lookups = {
  county: ({ counties }, missing) => createCountyLookup(counties, missing),
  crop: ({ crops }, missing) => createCropLookup(crops, missing),
  agrovet: ({ agents }, missing) => createAgrovetLookup(agents, missing),
  /** The agent with this user id. */
  referrer: ({ agents }, missing) => createReferrerLookup(agents, missing),
} as const satisfies Record<string, (udongo: UdongoApi, missing?: NameMissing) => RecordLookup>;

export type NameKind = keyof typeof lookups;

export interface RecordNames {
  /** Asks for the first pages, before any name is needed. */
  open: (kinds: readonly NameKind[]) => void;
  /** '' while its name is asked for. */
  find: (kind: NameKind, id: number) => string;
  /** Resolves when nothing is asked for any more. Never rejects. */
  settle: () => Promise<void>;
  /** Grows with each answer. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Names by id: from the first page of each list, then those of the records that are not on it. Each is asked for once.
 * `missing` names a record that can't be had; default `#12`.
 */
export function createRecordNames(udongo: UdongoApi, missing: NameMissing = (id) => `#${id}`): RecordNames {
  const options = { signal: new AbortController().signal };
  const books = new Map<NameKind, ReturnType<typeof openBook>>();
  const version = createStore(0);
  const tell = () => version.set(version.get() + 1);

  const openBook = (kind: NameKind) => {
    const lookup = lookups[kind](udongo, missing);
    const names = new Map<number, string>();
    const asked = new Set<number>();
    let wanted: number[] = [];
    const add = (lines: readonly { value: number; label: string }[]) => {
      for (const { value, label } of lines) names.set(value, label);
    };

    const first = lookup.load('', options).then(add);
    let work = first.catch(() => undefined);
    const run = async () => {
      const ids = wanted;
      wanted = [];
      const isUnknown = (id: number) => !names.has(id);
      // Where not even the list can be had, single records can't either.
      await first
        .then(async () => add(await lookup.loadSelected(ids.filter(isUnknown), options)))
        .catch(() => add(ids.filter(isUnknown).map((id) => ({ value: id, label: missing(id) }))));
      tell();
    };
    return {
      find: (id: number) => {
        if (!names.has(id) && !asked.has(id)) {
          asked.add(id);
          // All that one drawing of the list asks for goes together.
          if (wanted.push(id) === 1) work = work.then(run);
        }
        return names.get(id) ?? '';
      },
      work: () => work,
    };
  };

  const bookOf = (kind: NameKind) => {
    const book = books.get(kind) ?? openBook(kind);
    books.set(kind, book);
    return book;
  };

  return {
    open: (kinds) => kinds.forEach(bookOf),
    find: (kind, id) => bookOf(kind).find(id),
    settle: async () => void (await Promise.all([...books.values()].map(({ work }) => work()))),
    version: version.get,
    subscribe: version.subscribe,
  };
}
