import { judgeTyped } from '@udongo/sdk/results';
import { readQuantity } from '../lib/readQuantity.ts';
import type { PastedEntry, PastedRows } from './pastedEntries.ts';
import { readKey } from './readingKeys.ts';
import { readJsonRows } from './readJsonRows.ts';
import { readTextRows } from './readTextRows.ts';
import type { SensorReading, SensorValues } from './sensorReadings.ts';
import { type ReadingProblem, type ReadingProblemKind, roundReading } from './sensorReadings.ts';

/** The kinds of problems of one pasted line. */
export type PasteProblemKind =
  | ReadingProblemKind
  | 'unknownKey'
  | 'unreadable'
  | 'notANumber'
  | 'noLimit'
  | 'limitUnknown'
  | 'unknownUnit'
  | 'unfitUnit'
  | 'repeated'
  | 'contradicted'
  | 'ambiguous'
  | 'replaced'
  | 'leftOut';

export interface PasteProblem extends Omit<ReadingProblem<PasteProblemKind>, 'severity'> {
  /**
   * 'error': nothing is applied until the line is corrected or left out. 'warning': a person should check it.
   * 'note': the line is ignored.
   */
  severity: 'error' | 'warning' | 'note';
}

/** One line of a paste, in pasted order. */
export interface SensorLine {
  /** 1-based line of text, column of a table, or place in an object. */
  line: number;
  /** The key as pasted, at most 60 characters of it. */
  key: string;
  /** The value as pasted, at most 60 characters of it. */
  original: string;
  /** null where the key names no reading. */
  reading: SensorReading | null;
  /** In the reading's own unit, coordinates with 5 decimals; null where there is no number. */
  value: number | null;
  /** Whether it is below the limit of its method, which `value` is then: "< 5". */
  isBelow: boolean;
  problem: PasteProblem | null;
}

/** The content of one pasted row. */
export interface SensorRow {
  lines: readonly SensorLine[];
  /** The readings without an error, in the units of `SensorReading`. */
  values: SensorValues;
  /** Those of them that are below the limit of their method. */
  below: readonly SensorReading[];
  /** The number of lines beyond 200, which were not read. */
  omittedLines: number;
}

/** The result of reading a paste. */
export interface SensorText {
  format: PastedRows['format'] | 'empty';
  /** The number of readings of the probe: one, or the rows of an array or a table. */
  rowCount: number;
  /**
   * Reads and judges the row at a 0-based index; rows beyond the last are empty. `corrections` replace pasted
   * readings. "< 5" is a reading only where `keepsLimits` is true: a host
   * that takes only numbers would save 5.
   */
  row: (index: number, corrections?: SensorValues, options?: { keepsLimits?: boolean }) => SensorRow;
}

/**
 * Reads sensor values pasted as JSON (an object, an array, one object a line), as lines of key and value, or
 * as a table. Rows are read on demand: a megabyte takes a few milliseconds.
 * Units: nitrogen, phosphorus, potassium in mg/kg; conductivity in µS/cm; moisture in percent by volume;
 * temperature in °C.
 * Errors: never throws; each unreadable line has a problem.
 * Source: specification section 5, "Pasted sensor data".
 */
export function parseSensorText(text: string): SensorText {
  const steps = parseInSteps(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Does the same for long text, a few milliseconds at a time, so that a slow phone stays responsive.
 * Errors: rejects with the signal's reason when it is aborted, with nothing else.
 */
export async function parseSensorTextInSlices(text: string, signal: AbortSignal): Promise<SensorText> {
  const steps = parseInSteps(text);
  for (;;) {
    // The first pause lets the page show that something was pasted.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    const until = performance.now() + sliceMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
  }
}

const sliceMs = 8;

function* parseInSteps(text: string): Generator<void, SensorText> {
  const bare = text.replace(/^\uFEFF/, '');
  if (bare.trim() === '') return emptyText;
  const json = /^\s*[{[]/.test(bare) ? readJsonRows(bare) : null;
  yield;
  const rows = json ?? (yield* readTextRows(bare));
  return {
    format: rows.format,
    rowCount: rows.count,
    row: (index, corrections = {}, { keepsLimits = false } = {}) => {
      if (!(index >= 0 && index < rows.count)) return emptyRow;
      const { entries, omitted } = rows.read(Math.trunc(index));
      return { ...readRow(entries.flatMap(splitPosition), corrections, keepsLimits), omittedLines: omitted };
    },
  };
}

const emptyRow: SensorRow = { lines: [], values: {}, below: [], omittedLines: 0 };

/** An empty paste. */
export const emptyText: SensorText = { format: 'empty', rowCount: 0, row: () => emptyRow };

/** Splits `location: -1.28638, 36.81722`, as maps copy it, into two readings. */
function splitPosition(entry: PastedEntry): PastedEntry[] {
  const { key, value } = entry;
  if (!/^(|.*(location|position|coord|gps|lat\W*l(o?ng?|on)).*)$/i.test(key.slice(0, 60))) return [entry];
  const match =
    typeof value === 'string'
      ? /^\(?\s*(-?\d{1,3}\.\d+)\s*[,; ]\s*(-?\d{1,3}\.\d+)\s*\)?$/.exec(value)
      : null;
  if (!match) return [entry];
  return [
    { ...entry, key: 'latitude', value: match[1] },
    { ...entry, key: 'longitude', value: match[2] },
  ];
}

function readRow(
  entries: readonly PastedEntry[],
  corrections: SensorValues,
  keepsLimits: boolean,
): Pick<SensorRow, 'lines' | 'values' | 'below'> {
  const values: SensorValues = {};
  const below: SensorReading[] = [];
  const read = entries.map((entry) => {
    const line = readLine(entry, keepsLimits);
    const { reading, value } = line;
    if (reading === null || value === null) return line;
    const before = values[reading];
    if (before === undefined) {
      values[reading] = corrections[reading] ?? value;
      if (corrections[reading] !== undefined) {
        return { ...line, value: corrections[reading], isBelow: false, problem: null };
      }
      if (line.isBelow) below.push(reading);
      return line;
    }
    const problem: PasteProblem =
      before === value && below.includes(reading) === line.isBelow
        ? { kind: 'repeated', severity: 'note' }
        : { kind: 'contradicted', severity: 'error' };
    return { ...line, problem };
  });
  const problems = judgeTyped(values, below);
  const lines = read.map((line): SensorLine => {
    const found = line.reading === null || line.value === null ? undefined : problems[line.reading];
    if (!found || line.problem?.kind === 'repeated' || line.problem?.kind === 'contradicted') return line;
    return {
      ...line,
      problem: line.problem?.kind === 'ambiguous' && found.severity === 'warning' ? line.problem : found,
    };
  });
  for (const [reading, problem] of Object.entries(problems)) {
    if (problem.severity === 'error') delete values[reading as SensorReading];
  }
  return { lines, values, below: below.filter((reading) => values[reading] !== undefined) };
}

function readLine({ key, value, unit, line }: PastedEntry, keepsLimits: boolean): SensorLine {
  const own = { line, key: key.slice(0, 60), original: show(value, unit), isBelow: false };
  const known = readKey(key);
  if (!known) {
    const problem: PasteProblem =
      key.trim() === ''
        ? { kind: 'unreadable', severity: 'error' }
        : { kind: 'unknownKey', severity: 'note' };
    return { ...own, reading: null, value: null, problem };
  }
  const { reading } = known;
  const quantity = readQuantity(value, reading, unit || known.unit);
  if (quantity.value === null) {
    return { ...own, reading, value: null, problem: { kind: quantity.reason, severity: 'error' } };
  }
  if (quantity.isBelow && !keepsLimits) {
    return { ...own, reading, value: null, problem: { kind: 'limitUnknown', severity: 'error' } };
  }
  return {
    ...own,
    reading,
    value: roundReading(reading, quantity.value),
    isBelow: quantity.isBelow,
    problem: quantity.isAmbiguous ? { kind: 'ambiguous', severity: 'warning' } : null,
  };
}

function show(value: unknown, unit: string): string {
  const text =
    typeof value === 'object' && value !== null ? (Array.isArray(value) ? '[…]' : '{…}') : String(value);
  return `${text} ${unit}`.trim().slice(0, 60);
}
