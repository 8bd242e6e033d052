import type { AdminListTranslate } from './adminListTexts.ts';
import type { ListState } from './listState.ts';

/** A page of a list whose length is known, as Django REST Framework's PageNumberPagination answers it. */
export interface CountedPage<Row> {
  results: readonly Row[];
  /** The number of records that match the filters. */
  count: number;
  total_pages: number;
}

/** A page by number of a list whose length is unknown. */
export interface NumberedPage<Row> {
  results: readonly Row[];
  /** Whether the next page has rows. */
  hasNext: boolean;
}

/** A page of a list whose server names where the next page begins. */
export interface CursorPage<Row> {
  results: readonly Row[];
  /** The `cursor` of the next page's query, as the server gave it; null on the last page. */
  nextCursor: string | null;
}

/**
 * One page of a list, in one of three shapes. Only a counted page has a total and a last page; the others are
 * walked forwards and back. Every page of a list has the same shape.
 */
export type ListPage<Row> = CountedPage<Row> | NumberedPage<Row> | CursorPage<Row>;

/** Whether there is a page after this answer, whose last page has the number `page`. */
export function hasNextPage(answer: ListPage<unknown>, page: number): boolean {
  if ('count' in answer) return page < answer.total_pages;
  return 'hasNext' in answer ? answer.hasNext : answer.nextCursor !== null;
}

/** The number of all records that match the filters; undefined while nobody knows it. */
export function countOf(answer: ListPage<unknown> | undefined, page: number): number | undefined {
  if (!answer) return undefined;
  if ('count' in answer) return answer.count;
  return page === 1 && !hasNextPage(answer, 1) ? answer.results.length : undefined;
}

/**
 * Checks the cursor of a next page against those of the pages before it.
 * Errors: throws a sentence for developers if it is one of them: the walk would never end.
 */
export function checkCursor(cursor: string | undefined, walked: readonly (string | undefined)[]) {
  if (cursor === undefined || !walked.includes(cursor)) return;
  throw new TypeError(
    `AdminList: the next rows can't be loaded, because list() answered the nextCursor '${cursor}' a second time. On the last page it has to be null.`,
  );
}

/** Says how many records there are, or how many are shown; '' before the first answer. */
export function sayFound(
  t: AdminListTranslate,
  answer: ListPage<unknown> | undefined,
  { page, more }: Pick<ListState, 'page' | 'more'>,
  isMore = more !== undefined,
): string {
  const count = countOf(answer, page);
  if (count !== undefined) return t('adminList.found', { count });
  if (!answer) return '';
  const shown = answer.results.length;
  return isMore ? t('adminList.shown', { count: shown }) : t('adminList.foundOnPage', { count: shown, page });
}

/** A page below the rows that are shown, each row once: where it came first. */
export function joinPages<Row>(
  before: readonly Row[],
  next: ListPage<Row>,
  rowKey: (row: Row) => unknown,
): ListPage<Row> {
  const rows = new Map<unknown, Row>();
  for (const row of [...before, ...next.results]) if (!rows.has(rowKey(row))) rows.set(rowKey(row), row);
  return { ...next, results: [...rows.values()] };
}

const shapes =
  '{ results: Row[] } with { count: number, total_pages: number }, { hasNext: boolean } or { nextCursor: string | null }';

/**
 * Checks and gives the page that a host's `list` answered.
 * Errors: throws a sentence for developers with the expected and the actual answer.
 */
export function checkPage<Row>(answer: ListPage<Row>): ListPage<Row> {
  const { results, count, total_pages, hasNext, nextCursor } = Object(answer) as Record<string, unknown>;
  const isPage =
    (typeof count === 'number' && typeof total_pages === 'number') ||
    (count === undefined && (typeof hasNext === 'boolean' || typeof nextCursor === 'string')) ||
    (count === undefined && nextCursor === null);
  if (Array.isArray(results) && isPage) return answer;
  throw new TypeError(`AdminList: list() has to answer ${shapes}, but it answered ${describe(answer)}.`);
}

/** 'an array of 3', '{ data: array, total: number }', 'undefined'. */
function describe(given: unknown): string {
  if (Array.isArray(given)) return `an array of ${given.length}`;
  if (typeof given !== 'object' || given === null) return String(given);
  const fields = Object.entries(given)
    .slice(0, 6)
    .map(
      ([name, value]) =>
        `${name}: ${Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value}`,
    );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
