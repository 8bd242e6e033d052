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
  /** Fetches the rows of a state. */
  load: (state: ListState, options: { signal: AbortSignal }) => Promise<ListPage<Row>>;
  /** Finds the parts of a query that the server ignored. Default: nothing. */
  judge?: (rows: readonly Row[], state: ListState) => Ignored;
  /** The time after which a request counts as slow, in milliseconds. Default 5000. */
  slowAfterMs?: number | undefined;
}

export interface AdminListSnapshot<Row> {
  /** Typed filters by name; only a search applies them. */
  typed: Readonly<Record<string, string>>;
  /** The state that the list requests now. */
  applied: ListState;
  status: 'pending' | 'success' | 'error';
  /** The error of the latest request, while `status` is 'error'. */
  error: unknown;
  slow: boolean;
  /**
   * The latest answer. It stays during the next request; after an error only if it still fits the applied
   * state.
   */
  page: ListPage<Row> | undefined;
  /** The parts of the query that the server ignored in its answer `page`. */
  ignored: Ignored;
}

export interface AdminListStore<Row> {
  getSnapshot(): AdminListSnapshot<Row>;
  subscribe(listener: () => void): () => void;
  /** Fetches the rows and follows the address; returns a function that stops both. */
  start(): () => void;
  type(name: string, value: string): void;
  /** Applies the typed filters from the first page; fetches again even if nothing changed. */
  search(): void;
  /** Applies these filter values at once, and leaves all other typed values as they are. */
  applyFilters(values: Readonly<Record<string, string>>): void;
  /** Clears and applies the filters. */
  reset(): void;
  refresh(): void;
  sort(ordering: string): void;
  goTo(page: number): void;
  setLimit(limit: number): void;
  /** Removes rows that the server has deleted, until the next answer. */
  removeRows(isGone: (row: Row) => boolean): void;
}

/**
 * The state of one list, without a view. The latest request wins and aborts the one before; typed values
 * change only by typing, by a reset, or by the address if they were untouched; a page that no longer exists
 * leads to the last page.
 */
export function createAdminListStore<Row>(options: AdminListStoreOptions<Row>): AdminListStore<Row> {
  const { url, load, judge = () => nothingIgnored, slowAfterMs = 5000, ...shape } = options;
  for (const name of ['page', 'limit', 'ordering']) {
    if (shape.filterNames.includes(name)) throw new Error(`A filter can't be named '${name}'.`);
  }

  let controller: AbortController | undefined;
  /** The state that `page` answers. */
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

/**
 * Loads the answer to a state, or to the last page if the state's page no longer exists. Each attempt asks
 * for a smaller page, so it ends.
 */
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

/** Whether the page no longer exists, for which Django REST Framework answers 404. */
function isInvalidPage(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}

/** Merges typed filters after the applied ones changed elsewhere: untouched ones follow, the others stay. */
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

/** Turns rejections and thrown errors into a result. */
async function settle<Answer>(run: () => Promise<Answer>) {
  try {
    return { status: 'success' as const, answer: await run() };
  } catch (error) {
    return { status: 'error' as const, error };
  }
}
