import type { AdminListColumn, AdminListProps, ListPort, ListQuery } from './AdminListProps.ts';
import { checkPage } from './listPage.ts';
import type { RowKey } from './selection.ts';
import { createCsvWriter } from './toCsv.ts';

/** Rows asked for at once. */
const batchSize = 100;

export interface ExportProgress {
  done: number;
  /** Null until the first page says it. */
  count: number | null;
}

interface ExportOptions<Row> extends ListPort<Row>, Pick<AdminListProps<Row>, 'listAll' | 'prepareExport'> {
  columns: readonly AdminListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  /** Applied filters and ordering, with any page and limit. */
  query: ListQuery;
  /** How many rows there are, where it is known. */
  count: number | null;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

/**
 * All rows of a list as a CSV file: every page, filtered and ordered as it is shown, each row once even where rows move
 * between pages meanwhile. Errors: rejects with the port's, and when aborted.
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

/** Nothing where the list has become shorter and the page is no more. */
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
