import { saveFile } from '@udongo/sdk';
import { todayInNairobi, withoutFormulas } from '@udongo/sdk/values';

type Cell = string | number;

/** Saves lines as a file for spreadsheets, named by what it holds and the day in Nairobi. */
export function saveCsv(name: string, lines: readonly (readonly Cell[])[]): void {
  const text = lines.map((line) => `${line.map(toCell).join(',')}\r\n`).join('');
  // With the mark by which Excel knows UTF-8.
  saveFile(new Blob([`\uFEFF${text}`], { type: 'text/csv' }), `${name}-${todayInNairobi()}.csv`);
}

function toCell(value: Cell): string {
  const text = String(withoutFormulas(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
