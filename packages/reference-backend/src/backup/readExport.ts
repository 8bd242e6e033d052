import { BackupError } from './BackupError.ts';
import { type Summary, summaryFields } from './summary.ts';

/**
 * Reads what `exportDatabase` wrote and hands each row on. Gives the summary once all rows that it counts have come.
 * Errors: rejects with `BackupError` for an export that is not whole.
 */
export async function readExport(
  chunks: AsyncIterable<string>,
  onRow: (table: string, json: string) => Promise<void> | void,
): Promise<Summary> {
  let summary: Summary | undefined;
  const seen: Record<string, number> = {};
  for await (const line of splitLines(chunks)) {
    if (!summary) {
      summary = parseSummary(line);
      continue;
    }
    const tab = line.indexOf('\t');
    const table = line.slice(0, tab);
    seen[table] = (seen[table] ?? 0) + 1;
    await onRow(table, line.slice(tab + 1));
  }
  if (!summary) throw notWhole();
  const tables = new Set([...Object.keys(summary.rows), ...Object.keys(seen)]);
  for (const table of tables) if ((seen[table] ?? 0) !== summary.rows[table]) throw notWhole();
  return summary;
}

function parseSummary(line: string): Summary {
  try {
    return summaryFields.parse(JSON.parse(line));
  } catch {
    throw notWhole();
  }
}

function notWhole(): BackupError {
  return new BackupError(
    'The copy of the database is not whole. Look into the server’s log, then try again.',
  );
}

/** Node's own reader of lines breaks them at U+2028, too, which JSON keeps as it is. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) throw notWhole();
}
