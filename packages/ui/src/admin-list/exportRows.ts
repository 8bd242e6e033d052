import type { AdminListColumn, AdminListProps, ListPort, ListQuery } from './AdminListProps.ts';
import { checkPage } from './listPage.ts';
import type { RowKey } from './selection.ts';
import { createCsvWriter } from './toCsv.ts';

/** The number of rows in one request. */
const batchSize = 100;

export interface ExportProgress {
  done: number;
  /** Null until the first page has arrived. */
  count: number | null;
}

interface ExportOptions<Row> extends ListPort<Row>, Pick<AdminListProps<Row>, 'listAll' | 'prepareExport'> {
  columns: readonly AdminListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  /** Applied filters and ordering, with any page and limit. */
  query: ListQuery;
  /** The number of rows, if it is known. */
  count: number | null;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * Writes all rows of a list to a CSV file: every page, filtered and ordered as shown, each row once, even if
 * rows move between pages in the meantime. Errors: rejects with the port's, and when aborted.
 */
export async function exportRows<Row>(options: ExportOptions<Row>): Promise<{ file: Blob; count: number }> {
  const { columns, rowKey, prepareExport, signal, onProgress } = options;
  const csv = await createCsvWriter(columns);
  const parts = [csv.header()];
  const seen = new Set<RowKey>();
  onProgress({ done: 0, count: options.count });
  for await (const { rows, count } of options.listAll
    ? readAll(options, options.listAll)
    : readPages(options)) {
    signal.throwIfAborted();
    const fresh = rows.filter((row) => seen.size < seen.add(rowKey(row)).size);
    await prepareExport?.(fresh, { signal });
    parts.push(csv.lines(fresh));
    onProgress({ done: seen.size, count });
  }
  signal.throwIfAborted();
  return { file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count: seen.size };
}

async function* readPages<Row>({ list, query, signal }: ExportOptions<Row>) {
  for (let page = 1; ; page++) {
    const answer = await askPage({ list }, { ...query, page, limit: batchSize }, signal);
    if (!answer) return;
    yield { rows: answer.results, count: answer.count };
    if (page >= answer.total_pages || answer.results.length === 0) return;
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
  { query, count, signal }: ExportOptions<Row>,
  listAll: NonNullable<ExportOptions<Row>['listAll']>,
) {
  let batch: Row[] = [];
  const { page: _, ...all } = query;
  for await (const row of listAll({ ...all, limit: batchSize }, { signal })) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield { rows: batch, count };
    batch = [];
  }
  yield { rows: batch, count };
}
