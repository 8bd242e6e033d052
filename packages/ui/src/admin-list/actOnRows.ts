import type { RowKey } from './selection.ts';

/** What came of doing the same to several rows. */
export interface RowsOutcome<Row> {
  done: readonly Row[];
  /** What was not done and why; null where a stop came first. */
  failed: readonly { row: Row; error: unknown }[];
}

export type ActOnRow<Row> = (row: Row, options: { signal: AbortSignal }) => Promise<unknown>;

interface ActOptions {
  signal: AbortSignal;
  isStopped: () => boolean;
  onProgress: (count: number) => void;
}

/** Takes one row after the other, all of them whatever happens to one. Never rejects. A stop lets the one under way end and leaves the rest. */
export async function actOnRows<Row>(
  rows: readonly Row[],
  act: ActOnRow<Row>,
  { signal, isStopped, onProgress }: ActOptions,
): Promise<RowsOutcome<Row>> {
  const done: Row[] = [];
  const failed: { row: Row; error: unknown }[] = [];
  for (const row of rows) {
    if (signal.aborted || isStopped()) {
      failed.push({ row, error: null });
      continue;
    }
    try {
      await act(row, { signal });
      done.push(row);
    } catch (error) {
      failed.push({ row, error });
    }
    onProgress(done.length + failed.length);
  }
  return { done, failed };
}

/** What an `AdminList` gives the modal of one of its `bulkActions`. */
export interface AdminListBulkProps<Row> {
  /** The chosen rows, in the order of the list. */
  rows: readonly Row[];
  /** Tells the rows apart. */
  rowKey: (row: Row) => RowKey;
  /** Names a row in texts. */
  rowName: (row: Row) => string;
  /** Closes the modal; nothing was done. */
  onClose: () => void;
  /** Closes the modal and asks for the list again; `done` are no longer chosen. */
  onFinish: (done: readonly Row[]) => void;
}
