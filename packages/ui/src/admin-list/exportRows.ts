import { saveFile, todayInNairobi } from '@udongo/sdk/values';
import type { AdminListProps, ListPort, ListQuery } from './AdminListProps.ts';
import type { AdminListStore } from './adminListStore.ts';
import { checkCursor, checkPage, countOf, hasNextPage } from './listPage.ts';
import type { RowKey } from './selection.ts';
import { createCsvWriter } from './toCsv.ts';

/** The number of rows in one request. */
const batchSize = 100;

export interface ExportProgress {
  done: number;
  /** Null until the first page has arrived, and where nobody knows how many there are. */
  count: number | null;
}

interface ExportOptions<Row>
  extends Pick<
    AdminListProps<Row>,
    'columns' | 'rowKey' | 'list' | 'listAll' | 'title' | 'fileName' | 'saveFile' | 'prepareExport'
  > {
  store: AdminListStore<Row>;
  /** Applied filters and ordering, with any page, cursor and limit. */
  query: ListQuery;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * Saves all rows of a list as a CSV file: every page, filtered and ordered as shown, each row once, even if
 * rows move between pages in the meantime. Resolves with the number of rows; null where a person gave up what
 * `listAll` or `prepareExport` asked for, which rejects with an `AbortError`.
 * Errors: rejects with the port's, and when aborted.
 */
export function exportRows<Row>(options: ExportOptions<Row>): Promise<number | null> {
  return saveRows(options).catch((error: unknown) => {
    if (Object(error).name === 'AbortError' && !options.signal.aborted) return null;
    throw error;
  });
}

async function saveRows<Row>(options: ExportOptions<Row>): Promise<number> {
  const { columns, rowKey, prepareExport, signal, onProgress, title, fileName = title } = options;
  const shown = countShown(options);
  const csv = await createCsvWriter(columns);
  const parts = [csv.header()];
  const seen = new Set<RowKey>();
  onProgress({ done: 0, count: shown });
  for await (const { rows, count } of options.listAll
    ? readAll(options, options.listAll, shown)
    : readPages(options)) {
    signal.throwIfAborted();
    const fresh = rows.filter((row) => seen.size < seen.add(rowKey(row)).size);
    await prepareExport?.(fresh, { signal });
    parts.push(csv.lines(fresh));
    onProgress({ done: seen.size, count });
  }
  signal.throwIfAborted();
  const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
  (options.saveFile ?? saveFile)(file, `${fileName} ${todayInNairobi()}.csv`);
  return seen.size;
}

/** Saves these rows of a list as a CSV file. Resolves with their number, or null, as `exportRows`. Errors: rejects with those of `prepareExport`. */
export function exportSelected<Row>(
  options: Omit<ExportOptions<Row>, 'listAll' | 'query' | 'onProgress'>,
  rows: readonly Row[],
): Promise<number | null> {
  async function* listAll() {
    yield* rows;
  }
  return exportRows({ ...options, listAll, query: {}, onProgress: () => {} });
}

/** The number of records that the list on the screen knows of. */
function countShown<Row>({ store }: ExportOptions<Row>): number | null {
  const { page, applied } = store.getSnapshot();
  return countOf(page, applied.page) ?? null;
}

async function* readPages<Row>({ list, query, signal }: ExportOptions<Row>) {
  const walked: string[] = [];
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    const answer = await askPage({ list }, { ...query, page, cursor, limit: batchSize }, signal);
    if (!answer) return;
    yield { rows: answer.results, count: countOf(answer, page) ?? null };
    if (answer.results.length === 0 || !hasNextPage(answer, page)) return;
    cursor = 'nextCursor' in answer ? (answer.nextCursor ?? undefined) : undefined;
    checkCursor(cursor, walked);
    if (cursor) walked.push(cursor);
  }
}

/** Fetches a page; gives nothing if the list has become shorter and the page no longer exists. */
async function askPage<Row>({ list }: ListPort<Row>, query: ListQuery, signal: AbortSignal) {
  try {
    return checkPage(await list(query, { signal }));
  } catch (error) {
    const isGone = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
    if (isGone && query.page !== 1 && !signal.aborted) return null;
    throw error;
  }
}

async function* readAll<Row>(
  { query, signal }: ExportOptions<Row>,
  listAll: NonNullable<ExportOptions<Row>['listAll']>,
  count: number | null,
) {
  let batch: Row[] = [];
  const { page: _, cursor: __, ...all } = query;
  for await (const row of listAll({ ...all, limit: batchSize }, { signal })) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield { rows: batch, count };
    batch = [];
  }
  yield { rows: batch, count };
}
