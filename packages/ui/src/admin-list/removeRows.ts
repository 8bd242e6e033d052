import type { RowKey } from './selection.ts';

export type RemoveRow = (key: RowKey, options: { signal: AbortSignal }) => Promise<unknown>;

export interface Removal {
  gone: readonly RowKey[];
  /** What is still there and why; null where a stop came first. */
  failed: readonly { key: RowKey; error: unknown }[];
}

interface RemoveOptions {
  signal: AbortSignal;
  isStopped: () => boolean;
  onProgress: (done: number) => void;
}

/** Deletes one after the other, all of them whatever happens to one. Never rejects. A stop lets the one under way end and leaves the rest. */
export async function removeRows(
  keys: readonly RowKey[],
  remove: RemoveRow,
  { signal, isStopped, onProgress }: RemoveOptions,
): Promise<Removal> {
  const gone: RowKey[] = [];
  const failed: { key: RowKey; error: unknown }[] = [];
  for (const key of keys) {
    if (signal.aborted || isStopped()) {
      failed.push({ key, error: null });
      continue;
    }
    try {
      await remove(key, { signal });
      gone.push(key);
    } catch (error) {
      failed.push({ key, error });
    }
    onProgress(gone.length + failed.length);
  }
  return { gone, failed };
}
