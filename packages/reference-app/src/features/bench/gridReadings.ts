import type { SoilTestSample } from '@udongo/sdk';
import {
  codeOf,
  isCoordinate,
  judgeReadings,
  type ReadingProblem,
  type SensorReading,
  type SensorValues,
} from '@udongo/ui';
import { readReadings } from '@udongo/ui/internal';
import {
  type BenchEntry,
  findPlace,
  findRefused,
  isTextRefused,
  type ReadingTexts,
  showReadings,
  soilReadings,
} from './benchReadings.ts';
import { readSampleCode } from './readSampleCode.ts';

/** The typed readings of a sample, as they are judged before a save. */
export interface JudgedRow {
  sample: SoilTestSample;
  texts: ReadingTexts;
  values: SensorValues;
  /** Readings with a text that is no number. */
  noNumbers: SensorReading[];
  problems: Partial<Record<SensorReading, ReadingProblem>>;
  missing: SensorReading[];
  /**
   * 'empty' until something is typed, 'typed' while readings are missing, 'wrong' while one is impossible, 'elsewhere' if the text or the
   * location that somebody entered at the bench has to be corrected there.
   */
  state: 'empty' | 'typed' | 'wrong' | 'elsewhere' | 'ready';
}

export function judgeRow(sample: SoilTestSample, entry: BenchEntry): JudgedRow {
  const texts = showReadings(entry, {}, findPlace(sample));
  const values = readReadings(texts);
  const problems = judgeReadings(values);
  const missing = soilReadings.filter((reading) => texts[reading].trim() === '');
  const noNumbers = soilReadings.filter(
    (reading) => values[reading] === undefined && !missing.includes(reading),
  );
  const row = { sample, texts, values, problems, missing, noNumbers };
  const isImpossible = soilReadings.some((reading) => problems[reading]?.severity === 'error');
  const isPlaceRefused = findRefused(values, texts).some(isCoordinate);
  if (isTextRefused(entry) || isPlaceRefused) return { ...row, state: 'elsewhere' };
  if (noNumbers.length > 0 || isImpossible) return { ...row, state: 'wrong' };
  if (missing.length === soilReadings.length) return { ...row, state: 'empty' };
  return { ...row, state: missing.length > 0 ? 'typed' : 'ready' };
}

/** A value for a cell of the grid. */
export interface CellValue {
  /** The index of its row. */
  row: number;
  reading: SensorReading;
  text: string;
}

/** Whether a pasted text is a block of cells: one value goes where the caret is. */
export function isBlock(text: string): boolean {
  return /[\t\r\n]/.test(text);
}

/**
 * Lays a block of a spreadsheet over the grid, its first value in the given cell. Lines that begin with a sample code go to the row of
 * that sample. An empty cell of the block changes nothing. `leftOut` is the number of values without a cell.
 */
export function layBlock(
  text: string,
  samples: readonly SoilTestSample[],
  from: { row: number; column: number },
): { values: CellValue[]; leftOut: number } {
  const lines = text
    .replace(/(\r\n|\r|\n)$/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
  const hasCodes = lines.every(([first = '']) => readSampleCode(first) !== null);
  const cells = lines.flatMap((line, index) => {
    const row = hasCodes
      ? samples.findIndex((sample) => codeOf(sample) === readSampleCode(line[0] ?? ''))
      : from.row + index;
    return (hasCodes ? line.slice(1) : line).map((cell, column) => ({
      row,
      reading: soilReadings[from.column + column],
      text: cell,
    }));
  });
  const filled = cells.filter((cell) => cell.text !== '');
  const values = filled.flatMap(({ row, reading, text }) =>
    reading && samples[row] ? [{ row, reading, text }] : [],
  );
  return { values, leftOut: filled.length - values.length };
}
