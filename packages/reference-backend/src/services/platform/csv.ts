import { withoutFormulas } from '@udongo/sdk/values';

/** A line of CSV; a text that a spreadsheet would calculate stays a text. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => quote(String(withoutFormulas(cell)))).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
