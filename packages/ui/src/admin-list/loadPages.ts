import { checkCursor, checkPage, hasNextPage, joinPages, type ListPage } from './listPage.ts';
import { isSamePage, type ListState, lastShown } from './listState.ts';

/** Fetches the rows of a state. */
export type LoadPage<Row> = (state: ListState, options: { signal: AbortSignal }) => Promise<ListPage<Row>>;

/** The pages that a list shows. */
export interface Shown<Row> {
  page: ListPage<Row>;
  state: ListState;
  /** The failure of the next page, whose rows are missing. */
  failure?: { error: unknown } | undefined;
}

export const firstPage = { page: 1, cursor: undefined, more: undefined };

/** The state of the page below those of a state, whose answer is `page`. */
export function pageAfter(page: ListPage<unknown>, state: ListState): ListState {
  const cursor = 'nextCursor' in page ? (page.nextCursor ?? undefined) : undefined;
  return { ...state, page: lastShown(state) + 1, cursor, more: undefined };
}

/** Loads all pages that a state shows, one after the other; a page that fails ends them, after the first one. */
export async function loadShown<Row>(
  { more = 0, ...wanted }: ListState,
  load: LoadPage<Row>,
  rowKey: (row: Row) => unknown,
  signal: AbortSignal,
): Promise<Shown<Row>> {
  const found = await loadExisting(wanted, load, signal);
  let { state } = found;
  let page = joinPages([], found.page, rowKey);
  let failure: Shown<Row>['failure'];
  const walked = [state.cursor];
  const last = isSamePage(state, wanted) ? more : 0;
  while ((state.more ?? 0) < last && hasNextPage(page, lastShown(state))) {
    const next = pageAfter(page, state);
    const result = await settle(async () => {
      checkCursor(next.cursor, walked);
      return checkPage(await load(next, { signal }));
    });
    if (result.status === 'error') {
      failure = result;
      break;
    }
    walked.push(next.cursor);
    page = joinPages(page.results, result.answer, rowKey);
    state = { ...state, more: (state.more ?? 0) + 1 };
  }
  return { page, state, failure };
}

/**
 * Loads the answer to a state, or to another page if the state's page no longer exists: the last page, or,
 * without a total, the page before and then the first one. Each attempt asks for a smaller page, so it ends.
 */
async function loadExisting<Row>(
  state: ListState,
  load: LoadPage<Row>,
  signal: AbortSignal,
  isSecond = false,
): Promise<{ page: ListPage<Row>; state: ListState }> {
  const start = { ...state, ...firstPage };
  try {
    const page = checkPage(await load(state, { signal }));
    // Without its cursor, a server gives the first page.
    if ('nextCursor' in page && !state.cursor) return { page, state: start };
    const isThere = 'count' in page ? page.total_pages >= state.page : page.results.length > 0;
    if (isThere || state.page === 1) return { page, state };
    if ('count' in page) return loadExisting({ ...start, page: Math.max(1, page.total_pages) }, load, signal);
    const before = isSecond || state.cursor ? 1 : state.page - 1;
    return loadExisting({ ...start, page: before }, load, signal, true);
  } catch (error) {
    if (signal.aborted || state.page === 1 || !isInvalidPage(error, state)) throw error;
    const first = checkPage(await load(start, { signal }));
    const last = 'count' in first ? Math.min(Math.max(1, first.total_pages), state.page - 1) : 1;
    if (last === 1) return { page: first, state: start };
    return loadExisting({ ...start, page: last }, load, signal);
  }
}

/** Whether the page no longer exists: 404 in Django REST Framework, and also 400 or 410 for an old cursor. */
export function isInvalidPage(error: unknown, { cursor }: ListState): boolean {
  const { status } = Object(error) as { status?: unknown };
  return status === 404 || (cursor !== undefined && (status === 400 || status === 410));
}

/** Turns rejections and thrown errors into a result. */
export async function settle<Answer>(run: () => Promise<Answer>): Promise<Settled<Answer>> {
  try {
    return { status: 'success', answer: await run() };
  } catch (error) {
    return { status: 'error', error };
  }
}

export type Settled<Answer> = { status: 'success'; answer: Answer } | { status: 'error'; error: unknown };
