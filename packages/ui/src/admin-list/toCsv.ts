import type { AdminListColumn } from './AdminListProps.ts';

/** Signs that begin a formula. Full-width ones count, too: spreadsheets of East Asian locales read them. */
const sign = '[=+\\-@＝＋－＠]';
const isFormula = new RegExp(`^(?!-?\\d+(\\.\\d+)?$)(["\\s]*${sign}|[\\t\\r\\n])`);
/** Where a spreadsheet that does not split at commas begins a cell: quotes in the middle of a line are text to it. */
const cellStart = new RegExp(`[;\\t\\r\\n](?=["\\s]*${sign})`, 'g');

/** Marks as text whatever a spreadsheet would run as a formula, in locales with a comma or a semicolon between cells. */
function withoutFormulas(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const text = value.replace(cellStart, "$&'");
  return isFormula.test(text) ? `'${text}` : text;
}

/** Makes the lines of a CSV file: `header()`, then `lines(rows)` for each batch of rows. papaparse is loaded on demand. */
export async function createCsvWriter<Row>(columns: readonly AdminListColumn<Row>[]) {
  const { default: papaparse } = await import('papaparse');
  const write = (lines: readonly (readonly (string | number)[])[]) =>
    papaparse.unparse(
      lines.map((line) => line.map(withoutFormulas)),
      { newline: '\r\n' },
    );
  return {
    /** With the mark by which Excel knows UTF-8. */
    header: () => `\uFEFF${write([columns.map(({ header }) => header)])}\r\n`,
    lines: (rows: readonly Row[]) =>
      rows.length === 0
        ? ''
        : `${write(rows.map((row) => columns.map(({ value }) => value(row) ?? '')))}\r\n`,
  };
}
