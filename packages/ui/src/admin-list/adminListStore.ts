import { createStore } from '../lib/createStore.ts';
import { type Ignored, nothingIgnored } from './ignored.ts';
import { checkPage, type ListPage } from './listPage.ts';
import {
  cleanFilters,
  isSameFilters,
  isSameState,
  type ListState,
  type ListStateShape,
  readListState,
  writeListState,
} from './listState.ts';
import type { ListUrl } from './listUrl.ts';

export interface AdminListStoreOptions<Row> extends ListStateShape {
  url: ListUrl;
  /** Asked for the rows of a state. */
  load: (state: ListState, options: { signal: AbortSignal }) => Promise<ListPage<Row>>;
  /** Finds what the server ignored of a question. Default: nothing. */
  judge?: (rows: readonly Row[], state: ListState) => Ignored;
  /** A request that lasts longer is called slow, in milliseconds. Default 5000. */
  slowAfterMs?: number | undefined;
}

export interface AdminListSnapshot<Row> {
  /** Filters as they are typed, by name; applied only by a search. */
  typed: Readonly<Record<string, string>>;
  /** What the list is asked for now. */
  applied: ListState;
  status: 'pending' | 'success' | 'error';
  /** What the latest request rejected with, while `status` is 'error'. */
  error: unknown;
  slow: boolean;
  /** The latest answer. It stays while the next one is awaited; after an error only where it still fits what is applied. */
  page: ListPage<Row> | undefined;
  /** What the server ignored of the question that `page` answers. */
  ignored: Ignored;
}

export interface AdminListStore<Row> {
  getSnapshot(): AdminListSnapshot<Row>;
  subscribe(listener: () => void): () => void;
  /** Asks for the rows and follows the address; gives the function that ends both. */
  start(): () => void;
  type(name: string, value: string): void;
  /** Applies what was typed, from the first page; asks again where nothing changed. */
  search(): void;
  /** Applies these values of filters at once, with all else that was typed left as it is. */
  applyFilters(values: Readonly<Record<string, string>>): void;
  /** Clears the filters, and applies that. */
  reset(): void;
  refresh(): void;
  sort(ordering: string): void;
  goTo(page: number): void;
  setLimit(limit: number): void;
  /** Takes rows away that are gone from the server, until the next answer. */
  removeRows(isGone: (row: Row) => boolean): void;
}

/**
 * The state of one list, without a view. The latest request wins and aborts the one before; what was typed is only
 * changed by its person, by a reset, or where it was untouched by the address; a page that is no more leads to the last
 * page there is.
 */
export function createAdminListStore<Row>(options: AdminListStoreOptions<Row>): AdminListStore<Row> {
  const { url, load, judge = () => nothingIgnored, slowAfterMs = 5000, ...shape } = options;
  for (const name of ['page', 'limit', 'ordering']) {
    if (shape.filterNames.includes(name)) throw new Error(`A filter can't be named '${name}'.`);
  }

  let controller: AbortController | undefined;
  /** What `page` answers. */
  let answered: ListState | undefined;
  const applied = readListState(url.read(), shape);
  const store = createStore<AdminListSnapshot<Row>>({
    typed: applied.filters,
    applied,
    status: 'pending',
    error: undefined,
    slow: false,
    page: undefined,
    ignored: nothingIgnored,
  });
  const set = (change: Partial<AdminListSnapshot<Row>>) => store.set({ ...store.get(), ...change });

  const ask = async () => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    set({ status: 'pending', error: undefined, slow: false });
    const slowTimer = setTimeout(() => set({ slow: true }), slowAfterMs);
    signal.addEventListener('abort', () => clearTimeout(slowTimer));
    const result = await settle(() => loadExisting(store.get().applied, load, signal));
    clearTimeout(slowTimer);
    if (signal.aborted) return;
    if (result.status === 'success') {
      const { page, state } = result.answer;
      answered = state;
      const moved = state.page !== store.get().applied.page;
      const ignored = judge(page.results, state);
      set({ status: 'success', slow: false, page, ignored, applied: state });
      if (moved) url.write(writeListState(url.read(), state, shape), { replace: true });
    } else {
      const fits = answered !== undefined && isSameState(answered, store.get().applied);
      set({
        status: 'error',
        slow: false,
        error: result.error,
        ...(!fits && { page: undefined, ignored: nothingIgnored }),
      });
    }
  };

  const go = (change: Partial<ListState>) => {
    const next = { ...store.get().applied, page: 1, ...change };
    const isChange = !isSameState(next, store.get().applied);
    set({ applied: next });
    if (isChange) url.write(writeListState(url.read(), next, shape), { replace: false });
    void ask();
  };

  const followUrl = () => {
    const next = readListState(url.read(), shape);
    if (isSameState(next, store.get().applied)) return;
    set({
      applied: next,
      typed: followFilters(store.get().typed, store.get().applied.filters, next.filters, shape),
    });
    void ask();
  };

  return {
    getSnapshot: store.get,
    subscribe: store.subscribe,
    start: () => {
      const stop = url.subscribe(followUrl);
      const now = readListState(url.read(), shape);
      set({
        applied: now,
        typed: followFilters(store.get().typed, store.get().applied.filters, now.filters, shape),
      });
      void ask();
      return () => {
        stop();
        controller?.abort();
      };
    },
    type: (name, value) => set({ typed: { ...store.get().typed, [name]: value } }),
    search: () => go({ filters: cleanFilters(store.get().typed) }),
    applyFilters: (values) => {
      set({ typed: { ...store.get().typed, ...values } });
      go({ filters: cleanFilters({ ...store.get().applied.filters, ...values }) });
    },
    reset: () => {
      set({ typed: {} });
      go({ filters: {} });
    },
    refresh: () => void ask(),
    sort: (ordering) => go({ ordering }),
    goTo: (page) => go({ page }),
    setLimit: (limit) => go({ limit }),
    removeRows: (isGone) => {
      const { page } = store.get();
      if (!page) return;
      const results = page.results.filter((row) => !isGone(row));
      const count = page.count - (page.results.length - results.length);
      set({ page: { ...page, results, count } });
    },
  };
}

/** The answer to a state, or to the last page there is where the state's page is no more. Asks ever smaller pages, so it ends. */
async function loadExisting<Row>(
  state: ListState,
  load: AdminListStoreOptions<Row>['load'],
  signal: AbortSignal,
): Promise<{ page: ListPage<Row>; state: ListState }> {
  try {
    const page = checkPage(await load(state, { signal }));
    if (page.total_pages >= state.page || state.page === 1) return { page, state };
    return loadExisting({ ...state, page: Math.max(1, page.total_pages) }, load, signal);
  } catch (error) {
    if (signal.aborted || state.page === 1 || !isInvalidPage(error)) throw error;
    const first = checkPage(await load({ ...state, page: 1 }, { signal }));
    const last = Math.min(Math.max(1, first.total_pages), state.page - 1);
    if (last === 1) return { page: first, state: { ...state, page: 1 } };
    return loadExisting({ ...state, page: last }, load, signal);
  }
}

/** Django REST Framework answers a page that is no more with 404. */
function isInvalidPage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** The typed filters after the applied ones changed elsewhere: untouched ones follow, the others stay. */
function followFilters(
  typed: ListState['filters'],
  before: ListState['filters'],
  after: ListState['filters'],
  { filterNames }: ListStateShape,
): ListState['filters'] {
  if (isSameFilters(before, after)) return typed;
  return Object.fromEntries(
    filterNames.map((name) => {
      const text = typed[name] ?? '';
      return [name, text === (before[name] ?? '') ? (after[name] ?? '') : text];
    }),
  );
}

/** Rejections and thrown errors alike. */
async function settle<Answer>(run: () => Promise<Answer>) {
  try {
    return { status: 'success' as const, answer: await run() };
  } catch (error) {
    return { status: 'error' as const, error };
  }
}
