import { withoutFormulas } from '@udongo/sdk/values';
import type { AdminListColumn } from './AdminListProps.ts';

/**
 * Creates the lines of a CSV file: `header()`, then `lines(rows)` for each batch of rows. papaparse is loaded
 * on demand.
 */
export async function createCsvWriter<Row>(columns: readonly AdminListColumn<Row>[]) {
  const { default: papaparse } = await import('papaparse');
  const write = (lines: readonly (readonly (string | number)[])[]) =>
    papaparse.unparse(
      lines.map((line) => line.map(withoutFormulas)),
      { newline: '\r\n' },
    );
  return {
    /** Begins with the byte order mark by which Excel recognises UTF-8. */
    header: () => `\uFEFF${write([columns.map(({ header }) => header)])}\r\n`,
    lines: (rows: readonly Row[]) =>
      rows.length === 0
        ? ''
        : `${write(rows.map((row) => columns.map(({ value }) => value(row) ?? '')))}\r\n`,
  };
}
