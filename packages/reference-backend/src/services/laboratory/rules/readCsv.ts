/** A line of a table, by the names of its columns. */
export interface CsvRow {
  /** Number of the line in the file, as an editor shows it. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Reads a table with a head. Cells may be quoted and are trimmed; empty lines are left out. Excel's byte order mark and semicolons
 * are read, too. Errors: never throws; an open quote takes all that follows into its cell.
 */
export function readCsv(text: string): { columns: string[]; rows: CsvRow[] } {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = content.split('\n', 1)[0]?.includes(';') ? ';' : ',';
  const [head, ...lines] = splitLines(content, separator);
  const columns = head?.cells ?? [];
  const rows = lines
    .filter(({ cells }) => cells.some(Boolean))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
    }));
  return { columns, rows };
}

function splitLines(text: string, separator: string): { line: number; cells: string[] }[] {
  const lines: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let [line, begun] = [1, 1];
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: begun, cells });
    cells = [];
    begun = line;
  };
  for (const [index, sign] of [...text].entries()) {
    if (sign === '\n') line += 1;
    if (sign === '"') {
      // Two quotes within quotes are one.
      if (!isQuoted && text[index - 1] === '"' && cell !== '') cell += '"';
      isQuoted = !isQuoted;
    } else if (isQuoted) cell += sign;
    else if (sign === separator) endCell();
    else if (sign === '\n') endLine();
    else cell += sign;
  }
  if (cell || cells.length) endLine();
  return lines;
}
