import { saveFile, withoutFormulas } from '@udongo/sdk/values';
import { csvName } from './csvName.ts';

type Line = readonly (string | number)[];

/** Saves lines as a file for spreadsheets, named by its content and the day in Nairobi. papaparse is loaded on demand. */
export async function saveCsv(name: string, lines: readonly Line[]): Promise<void> {
  const { default: papaparse } = await import('papaparse');
  const text = papaparse.unparse(lines.map((line) => line.map(withoutFormulas)));
  // Begins with the byte order mark, by which Excel recognizes UTF-8.
  saveFile(new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv' }), csvName(name));
}
