import { createStore } from '../lib/createStore.ts';
import { type Ignored, nothingIgnored } from './ignored.ts';
import { checkCursor, checkPage, hasNextPage, joinPages, type ListPage } from './listPage.ts';
import {
  cleanFilters,
  followFilters,
  isSamePage,
  isSameState,
  isSameWalk,
  type ListState,
  type ListStateShape,
  lastShown,
  readListState,
  reservedNames,
  writeListState,
} from './listState.ts';
import type { ListUrl } from './listUrl.ts';
import {
  firstPage,
  isInvalidPage,
  type LoadPage,
  loadShown,
  pageAfter,
  type Settled,
  type Shown,
  settle,
} from './loadPages.ts';

/** @experimental */
export interface AdminListStoreOptions<Row> extends ListStateShape {
  url: ListUrl;
  load: LoadPage<Row>;
  /** Gives a row's unique key, so that a row that an answer repeats is shown once. */
  rowKey?: ((row: Row) => unknown) | undefined;
  /** Finds the parts of a query that the server ignored. Default: nothing. */
  judge?: (rows: readonly Row[], state: ListState) => Ignored;
  /** The time after which a request counts as slow, in milliseconds. Default 5000. */
  slowAfterMs?: number | undefined;
}

/** @experimental */
export interface AdminListSnapshot<Row> {
  /** Typed filters by name; only a search applies them. */
  typed: Readonly<Record<string, string>>;
  /** The state that the list requests now; after the failure of another page, the one of the rows. */
  applied: ListState;
  status: 'pending' | 'success' | 'error';
  /** The error of the latest request, while `status` is 'error'. */
  error: unknown;
  slow: boolean;
  /** The request of the page below the shown ones. */
  nextPage: { status: 'idle' | 'pending' | 'error'; error?: unknown };
  /**
   * The latest answer, with the rows of all shown pages. It stays during the next request; after an error only if it still fits the applied
   * state.
   */
  page: ListPage<Row> | undefined;
  /** The parts of the query that the server ignored in its answer `page`. */
  ignored: Ignored;
}

/** @experimental */
export interface AdminListStore<Row> {
  getSnapshot(): AdminListSnapshot<Row>;
  /** The state of the first view, on a server and while a browser hydrates it. */
  getServerSnapshot(): AdminListSnapshot<Row>;
  subscribe(listener: () => void): () => void;
  /**
   * Fetches the rows and follows the address; returns a function that stops both. Where the address says nothing
   * of this list, it begins with `view`.
   */
  start(view?: string): () => void;
  /** The applied filters, order and page size as the query part of an address, without the page and a prefix. */
  getView(): string;
  /** Applies what `getView` gave, from the first page. */
  setView(view: string): void;
  type(name: string, value: string): void;
  /** Applies the typed filters from the first page; fetches again even if nothing changed. */
  search(): void;
  /** Applies these filter values at once, and leaves all other typed values as they are. */
  applyFilters(values: Readonly<Record<string, string>>): void;
  /** Clears and applies the filters. */
  reset(): void;
  /** Fetches the shown pages again. */
  refresh(): void;
  /** Fetches the page that failed. */
  retry(): void;
  sort(ordering: string): void;
  /**
   * Goes to a page. A list over cursors knows the way to those that it came by, and to the next one; any other
   * number leads to the first page.
   */
  goTo(page: number): void;
  /**
   * Adds the next page below the shown rows, which stay if it fails. Search, sorting and page size begin again
   * with one page; a refresh, a reload and the history show all pages that were shown.
   */
  fetchNextPage(): void;
  setLimit(limit: number): void;
  /**
   * Removes rows that the server has deleted, and fetches the page again. Where pages were added, the other rows stay: nothing is
   * fetched behind a cursor, and of numbered pages only the one whose rows have moved up.
   */
  removeRows(isGone: (row: Row) => boolean): void;
}

/**
 * The state of one list, without a view. The latest request wins and aborts the one before; typed values
 * change only by typing, by a reset, or by the address if they were untouched; a page that no longer exists
 * leads to the last page, or to the first one if the last one is unknown.
 * @experimental
 */
export function createAdminListStore<Row>(options: AdminListStoreOptions<Row>): AdminListStore<Row> {
  const {
    url,
    load,
    rowKey = (row) => row,
    judge = () => nothingIgnored,
    slowAfterMs = 5000,
    ...shape
  } = options;
  for (const name of reservedNames) {
    if (shape.filterNames.includes(name)) throw new Error(`A filter can't be named '${name}'.`);
  }

  const ownShape = { ...shape, namespace: undefined };
  const readView = (view: string) => readListState(view, ownShape);

  let controller: AbortController | undefined;
  /** The state that `page` answers. */
  let answered: ListState | undefined;
  /** The state of the address, if its rows could not be loaded and others of the same walk are shown. */
  let failed: ListState | undefined;
  /** Where the pages of the answered walk begin, by page number. */
  let cursors: (string | undefined)[] = [];
  const startAt = (search: string): AdminListSnapshot<Row> => {
    const applied = readListState(search, shape);
    return { ...nothingAsked, typed: applied.filters, applied, page: undefined, ignored: nothingIgnored };
  };
  const store = createStore(startAt(url.read()));
  const first = url.readOnServer ? startAt(url.readOnServer()) : store.get();
  const set = (change: Partial<AdminListSnapshot<Row>>) => store.set({ ...store.get(), ...change });

  /** Hands the outcome of a call to `use`, unless a later call superseded it. */
  const request = async <Answer>(
    call: (signal: AbortSignal) => Promise<Answer>,
    use: (result: Settled<Answer>) => void,
  ) => {
    controller?.abort();
    controller = new AbortController();
    const { signal } = controller;
    const slowTimer = setTimeout(() => set({ slow: true }), slowAfterMs);
    signal.addEventListener('abort', () => clearTimeout(slowTimer));
    const result = await settle(() => call(signal));
    clearTimeout(slowTimer);
    if (!signal.aborted) use(result);
  };

  const show = ({ page, state, failure }: Shown<Row>, wanted?: ListState) => {
    if (!answered || !isSameWalk(answered, state)) cursors = [];
    if ('nextCursor' in page) {
      cursors[state.page] = state.cursor;
      cursors[lastShown(state) + 1] = page.nextCursor ?? undefined;
    }
    answered = state;
    const moved = failed !== undefined || !isSameState(state, store.get().applied);
    failed = wanted && lastShown(wanted) > lastShown(state) ? wanted : undefined;
    const ignored = judge(page.results, state);
    const nextPage = failure ? { status: 'error' as const, error: failure.error } : nothingAsked.nextPage;
    set({ ...nothingAsked, status: 'success', nextPage, page, ignored, applied: state });
    if (moved && !failed) url.write(writeListState(url.read(), state, shape), { replace: true });
  };

  const ask = () => {
    set(nothingAsked);
    const { applied } = store.get();
    const use = (result: Settled<Shown<Row>>) => {
      if (result.status === 'success') {
        const { state, failure } = result.answer;
        // Cursors that an earlier walk came by are no sign that this one repeats itself.
        cursors.fill(undefined, state.page + 1, lastShown(state) + 1);
        return show(result.answer, failure && applied);
      }
      const fits = store.get().page && answered && isSameWalk(answered, applied);
      if (answered && fits && !isSameState(answered, applied)) failed = applied;
      set({
        status: 'error',
        slow: false,
        error: result.error,
        ...(fits ? { applied: answered } : { page: undefined, ignored: nothingIgnored }),
      });
    };
    void request((signal) => loadShown(applied, load, rowKey, signal), use);
  };

  const fetchNextPage = () => {
    const { page, applied, status, nextPage } = store.get();
    if (!page || status === 'pending' || nextPage.status === 'pending') return;
    if (!hasNextPage(page, lastShown(applied))) return;
    const next = pageAfter(page, applied);
    const state = { ...applied, more: (applied.more ?? 0) + 1 };
    set({ slow: false, nextPage: { status: 'pending' } });
    const call = async (signal: AbortSignal) => {
      checkCursor(next.cursor, cursors.slice(0, next.page));
      return checkPage(await load(next, { signal }));
    };
    void request(call, (result) => {
      if (result.status === 'success') {
        const shown = joinPages((store.get().page ?? page).results, result.answer, rowKey);
        show({ page: shown, state }, failed);
        if (failed) fetchNextPage();
      } else if (isInvalidPage(result.error, next)) {
        // An old cursor stays invalid: walk there once more, from the first page.
        set({ applied: state });
        ask();
      } else set({ slow: false, nextPage: result });
    });
  };

  const go = (change: Partial<ListState>) => {
    const next = { ...store.get().applied, ...firstPage, ...change };
    const isChange = !isSameState(next, failed ?? store.get().applied);
    failed = undefined;
    set({ applied: next });
    if (isChange) url.write(writeListState(url.read(), next, shape), { replace: false });
    ask();
  };

  const followUrl = () => {
    const next = readListState(url.read(), shape);
    if (isSameState(next, failed ?? store.get().applied)) return;
    failed = undefined;
    set({
      applied: next,
      typed: followFilters(store.get().typed, store.get().applied.filters, next.filters, shape),
    });
    ask();
  };

  const refresh = () => (failed && isSamePage(failed, store.get().applied) ? go(failed) : ask());

  return {
    getSnapshot: store.get,
    getServerSnapshot: () => first,
    subscribe: store.subscribe,
    start: (view = '') => {
      const stop = url.subscribe(followUrl);
      const isSaid = writeListState(url.read(), readListState('', shape), shape) !== url.read();
      const now = isSaid || !view ? readListState(url.read(), shape) : readView(view);
      failed = undefined;
      set({
        applied: now,
        typed: followFilters(store.get().typed, store.get().applied.filters, now.filters, shape),
      });
      if (!isSaid && view) url.write(writeListState(url.read(), now, shape), { replace: true });
      ask();
      return () => {
        stop();
        controller?.abort();
      };
    },
    getView: () => writeListState('', { ...store.get().applied, ...firstPage }, ownShape),
    setView: (view) => {
      const next = readView(view);
      set({ typed: next.filters });
      go(next);
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
    refresh,
    retry: () => (failed ? go(failed) : ask()),
    sort: (ordering) => go({ ordering }),
    goTo: (page) => {
      const { page: shown, applied } = store.get();
      const isWalked = shown && 'nextCursor' in shown;
      const cursor = answered && isSameWalk(answered, applied) ? cursors[page] : undefined;
      try {
        checkCursor(cursor, cursors.slice(0, page));
      } catch (error) {
        return set({ status: 'error', error });
      }
      go(isWalked ? { page: cursor ? page : 1, cursor } : { page });
    },
    fetchNextPage,
    setLimit: (limit) => go({ limit }),
    removeRows: (isGone) => {
      const { page, applied, status, nextPage } = store.get();
      if (!page) return;
      const results = page.results.filter((row) => !isGone(row));
      const gone = page.results.length - results.length;
      set({ page: { ...page, results, ...('count' in page && { count: page.count - gone }) } });
      const isBusy = status !== 'success' || nextPage.status === 'pending';
      if (isBusy || !applied.more || !gone || !results[0]) return refresh();
      if ('nextCursor' in page || !hasNextPage(page, lastShown(applied))) return;
      set({ applied: { ...applied, more: applied.more - Math.ceil(gone / applied.limit) } });
      fetchNextPage();
    },
  };
}

/** The part of a snapshot while the rows are requested. */
const nothingAsked = {
  status: 'pending' as const,
  error: undefined,
  slow: false,
  nextPage: { status: 'idle' as const },
};
