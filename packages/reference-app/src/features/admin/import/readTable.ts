import { decodeText } from '../../../lib/decodeText.ts';

/** Cells by row, as they were written. */
export type Table = string[][];

/** Why a file gives no rows. */
class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}

/** Larger archives are none that people typed. */
const maximumBytes = 100_000_000;

/** Reads a CSV file, or the first sheet of an XLSX file. The parsers are loaded on demand. Errors: rejects with `UnreadableFileError`. */
export async function readFile(file: File): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // "PK": a workbook is a ZIP archive, even if its name says otherwise.
  const isWorkbook = bytes[0] === 0x50 && bytes[1] === 0x4b;
  return isWorkbook ? readWorkbook(bytes) : readText(decodeText(bytes));
}

/** Reads rows as text, with commas, semicolons or tabs between the cells: from a CSV file or pasted from a spreadsheet. */
export async function readText(text: string): Promise<Table> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  return tidy(data);
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  const [{ readSheet }, { unzipSync, zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  try {
    let size = 0;
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        return size < maximumBytes && /\.(xml|rels)$/.test(name);
      },
    });
    // Stored without compression: the library unpacks large files in a worker of its own, which the app's policy forbids.
    const plain = zipSync(files, { level: 0 });
    const rows = await readSheet(plain.slice().buffer, { parseNumber: (text) => text });
    return tidy(rows.map((row) => row.map(toText)));
  } catch (cause) {
    throw new UnreadableFileError('The workbook could not be read.', { cause });
  }
}

/** A date is written day first. */
function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) {
    const [year, month, day] = cell.toISOString().slice(0, 10).split('-');
    return `${day}/${month}/${year}`;
  }
  return String(cell);
}

function tidy(rows: readonly (readonly string[])[]): Table {
  const trimmed = rows.map((row) => row.map((cell) => cell.trim()));
  return trimmed.filter((row) => row.some((cell) => cell !== ''));
}
