import type { CallOptions, UdongoApi } from '@udongo/sdk';

type Names = ReadonlyMap<number, string>;

interface NameSource {
  /** A page of names; the first comes from the app's cache. */
  list: (udongo: UdongoApi, page: number, options: CallOptions) => Promise<{ names: Names; pages: number }>;
  /** The name of one record. Left out where records are not found by this id: then the pages are read. */
  get?: (udongo: UdongoApi, id: number, options: CallOptions) => Promise<string>;
}

const pageParam = (page: number) => (page > 1 ? { page } : undefined);

const sources = {
  county: {
    list: async (udongo, _, options) => {
      const { results } = await udongo.counties.list({ limit: 100, ordering: 'name' }, options);
      return { names: new Map(results.map(({ id, name }) => [id, name])), pages: 1 };
    },
    get: async (udongo, id, options) => (await udongo.counties.get(id, options)).name,
  },
  crop: {
    list: async (udongo, _, options) => {
      const { results } = await udongo.crops.list({ limit: 100, ordering: 'name' }, options);
      return { names: new Map(results.map(({ id, name }) => [id, name])), pages: 1 };
    },
    get: async (udongo, id, options) => (await udongo.crops.get(id, options)).name,
  },
  agrovet: {
    list: async (udongo, _, options) => {
      const query = { limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
      const { results } = await udongo.agents.list(query, options);
      return { names: new Map(results.map(({ id, agrovet_name }) => [id, agrovet_name])), pages: 1 };
    },
    get: async (udongo, id, options) => (await udongo.agents.get(id, options)).agrovet_name,
  },
  /** The agent with this user id. */
  referrer: {
    list: async (udongo, page, options) => {
      const query = { limit: 200, fields: 'user,full_name', ...pageParam(page) };
      const { results, total_pages } = await udongo.agents.list(query, options);
      const names = results.flatMap(({ user, full_name }) =>
        user === null ? [] : [[user, full_name] as const],
      );
      return { names: new Map(names), pages: total_pages };
    },
  },
} as const satisfies Record<string, NameSource>;

export type NameKind = keyof typeof sources;

/** Single records asked for at once. */
const atOnce = 6;

export interface RecordNames {
  /** Asks for the first pages, before any name is needed. */
  open: (kinds: readonly NameKind[]) => void;
  /** '' while its name is asked for, undefined where it can't be had. */
  find: (kind: NameKind, id: number) => string | undefined;
  /** Resolves when nothing is asked for any more. Never rejects. */
  settle: () => Promise<void>;
  /** Grows with each answer. */
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** Names by id: from the first page of each list, then one by one for the records that are not on it. Each is asked once. */
export function createRecordNames(udongo: UdongoApi): RecordNames {
  const options = { signal: new AbortController().signal };
  const listeners = new Set<() => void>();
  const books = new Map<NameKind, ReturnType<typeof openBook>>();
  let version = 0;
  const tell = () => {
    version++;
    for (const listener of listeners) listener();
  };

  const openBook = (kind: NameKind) => {
    const source: NameSource = sources[kind];
    const names = new Map<number, string | undefined>();
    const asked = new Set<number>();
    let wanted: number[] = [];
    let pages = 0;
    let next = 2;

    const readPage = async (page: number) => {
      const answer = await source.list(udongo, page, options);
      pages = answer.pages;
      for (const [id, name] of answer.names) names.set(id, name);
    };
    const readOthers = async (ids: readonly number[]) => {
      const missing = ids.filter((id) => !names.has(id));
      const { get } = source;
      const queue = [...missing];
      const readOne = async () => {
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
          const name = await get?.(udongo, id, options).catch(() => undefined);
          names.set(id, name);
        }
      };
      if (get) await Promise.all(Array.from({ length: atOnce }, readOne));
      else while (next <= pages && missing.some((id) => !names.has(id))) await readPage(next++);
    };
    const first = readPage(1);
    let work = first.catch(() => undefined);
    const run = async () => {
      const ids = wanted;
      wanted = [];
      // Where not even the list can be had, single records can't either.
      await first.then(() => readOthers(ids)).catch(() => undefined);
      for (const id of ids) if (!names.has(id)) names.set(id, undefined);
      tell();
    };
    return {
      find: (id: number) => {
        if (names.has(id)) return names.get(id);
        if (!asked.has(id)) {
          asked.add(id);
          // All that one drawing of the list asks for goes together.
          if (wanted.push(id) === 1) work = work.then(run);
        }
        return '';
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
    version: () => version,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
