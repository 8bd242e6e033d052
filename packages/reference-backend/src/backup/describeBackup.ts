import type { Manifest } from './folder.ts';

/** Says in a line what a backup has. */
export function describeBackup({ summary, files }: Manifest): string {
  const counts = Object.values(summary.rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return `${counts.length} tables, ${rows} rows, KES ${summary.ledger} in the ledger, ${Object.keys(files).length} files of pictures.`;
}
