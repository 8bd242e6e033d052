import { maxEntries, type PastedEntries, type PastedEntry, type PastedRows } from './pastedEntries.ts';
import { readKey } from './readingKeys.ts';
import { parseJson, readEntries } from './readJsonRows.ts';
import { indexLines, type TextLines } from './textLines.ts';

/** The rows of a text that is no JSON as a whole: NDJSON, a table with a header row, or lines of keys and values. */
export function* readTextRows(text: string): Generator<void, PastedRows> {
  const lines = yield* indexLines(text);
  const first = lines.read(0);
  if (lines.count > 1 && isJsonLine(first) && isJsonLine(lines.read(1))) {
    return { format: 'ndjson', count: lines.count, read: (index) => readJsonLine(lines, index) };
  }
  const table = lines.count > 1 ? readHeader(first) : null;
  if (table) {
    return {
      format: 'table',
      count: lines.count - 1,
      read: (index) => readTableRow(table, lines.read(index + 1)),
    };
  }
  const all = readLines(lines);
  return { format: 'lines', count: 1, read: () => all };
}

function isJsonLine(line: string): boolean {
  return line.startsWith('{');
}

function readJsonLine(lines: TextLines, index: number): PastedEntries {
  const json = parseJson(lines.readWhole(index));
  if (json !== undefined) return readEntries(json);
  return { entries: readLine(lines.read(index), 1), omitted: 0 };
}

interface Header {
  delimiter: string;
  cells: readonly string[];
}

/** A first line with two or more names of readings in its cells. */
function readHeader(line: string): Header | null {
  const headers = ['\t', ';', ',', '|'].map((delimiter) => ({ delimiter, cells: split(line, delimiter) }));
  const known = ({ cells }: Header) => cells.filter((cell) => readKey(cell)).length;
  const best = headers.reduce((a, b) => (known(b) > known(a) ? b : a));
  return known(best) >= 2 ? best : null;
}

function readTableRow({ delimiter, cells: keys }: Header, line: string): PastedEntries {
  const cells = split(line, delimiter);
  // Refuses a line with too many cells: with decimal commas between commas, columns shift, and wrong numbers
  // look right.
  if (cells.length > keys.length) {
    return { entries: [{ key: '', value: line, unit: '', line: 1 }], omitted: 0 };
  }
  const entries = keys
    .slice(0, maxEntries)
    .map((key, index) => ({ key, value: cells[index] ?? '', unit: '', line: index + 1 }));
  return { entries, omitted: Math.max(0, keys.length - maxEntries) };
}

function split(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function readLines(lines: TextLines): PastedEntries {
  const entries: PastedEntry[] = [];
  let index = 0;
  for (; index < lines.count && entries.length < maxEntries; index += 1) {
    entries.push(...readLine(lines.read(index), lines.numberOf(index)));
  }
  return { entries: entries.slice(0, maxEntries), omitted: lines.count - index };
}

/**
 * A comma, semicolon or ampersand before another `key:`. The length is limited, so that no line takes long.
 */
const betweenPairs = /[,;&]\s{0,20}(?=["']?\p{L}[^:=,;&]{0,40}[:=])/u;

/** `key: value unit`, `key = value`, `key;value;unit`, `key,value`, `key value` (also `pH 6,5`); several to a line where each has a sign. */
function readLine(line: string, number: number): PastedEntry[] {
  const bare = line.replace(/[{}[\]]/g, (mark) => (mark === '{' || mark === '}' ? ' ' : mark)).trim();
  const opensObject = /[{[]\s*$/.test(line);
  return bare.split(betweenPairs).flatMap((text) => {
    const pair = splitPair(text.replace(/[,;\s]+$/, ''));
    // `"sensor_data": {` opens an object whose own lines follow.
    if (!pair || (opensObject && pair.value === '' && readKey(pair.key) === null)) return [];
    return [{ ...pair, unit: '', line: number }];
  });
}

function splitPair(text: string): Pick<PastedEntry, 'key' | 'value'> | null {
  const bare = text.trim();
  if (bare === '' || /^[[\](),;]*$/.test(bare)) return null;
  // A position as maps copy it: numbers without a name.
  if (/^\(?[-+−]?\d/.test(bare)) return { key: '', value: bare };
  const match =
    /^([^:=\t;|<‹＜]{1,60})[:=\t;|]+(.*)$/s.exec(bare) ??
    // `P <5`, below the limit of a method.
    /^([^<‹＜]{1,60}?)\s*([<‹＜].*)$/s.exec(bare) ??
    // Comes before the comma, which can be a decimal one: `pH 6,5`.
    /^([^\d,+-]{1,60}?)\s+([-+−]?\d[\d.,]*(?:\s.*)?)$/s.exec(bare) ??
    /^([^,]{1,60}),(.*)$/s.exec(bare) ??
    /^([^\d+-]{1,60}?)\s+([-+−]?[.,\d].*)$/s.exec(bare) ??
    splitName(bare);
  if (!match) return { key: '', value: bare };
  const [, key = '', value = ''] = match;
  return { key: unquote(key), value: unquote(value) };
}

/** `K abc`: the name of a reading without a number. */
function splitName(text: string): RegExpExecArray | null {
  const match = /^(\S{1,60})\s+(.*)$/s.exec(text);
  return match && readKey(match[1] ?? '') ? match : null;
}

function unquote(text: string): string {
  return text
    .trim()
    .replace(/^["'`]+|["'`]+$/g, '')
    .trim();
}
