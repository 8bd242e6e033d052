import type { RowKey } from './selection.ts';

/** The outcome of one action on several rows. */
export interface RowsOutcome<Row> {
  done: readonly Row[];
  /** The rows that failed with their errors; null for rows after a stop. */
  failed: readonly { row: Row; error: unknown }[];
}

export type ActOnRow<Row> = (row: Row, options: { signal: AbortSignal }) => Promise<unknown>;

interface ActOptions {
  signal: AbortSignal;
  isStopped: () => boolean;
  onProgress: (count: number) => void;
}

/**
 * Acts on one row after the other, and continues after a failure. Never rejects. A stop lets the current row
 * finish and skips the rest.
 */
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

/** The props that an `AdminList` gives the modal of one of its `bulkActions`. */
export interface AdminListBulkProps<Row> {
  /** The selected rows, in the order of the list. */
  rows: readonly Row[];
  /** Gives a row's unique key. */
  rowKey: (row: Row) => RowKey;
  /** Names a row in texts. */
  rowName: (row: Row) => string;
  /** Closes the modal without a change. */
  onClose: () => void;
  /** Closes the modal and fetches the list again; `done` are no longer selected. */
  onFinish: (done: readonly Row[]) => void;
}
