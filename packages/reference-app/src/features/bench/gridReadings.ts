import type { SoilTestSample } from '@udongo/sdk';
import { judgeTyped } from '@udongo/sdk/results';
import { isCoordinate, type ReadingProblem, type SensorReading, type SensorValues } from '@udongo/ui';
import {
  type BenchEntry,
  findPlace,
  findRefused,
  isTextRefused,
  type ReadingTexts,
  readTyped,
  showReadings,
  soilReadings,
} from './benchReadings.ts';

/** The typed readings of a sample, as they are judged before a save. */
export interface JudgedRow {
  sample: SoilTestSample;
  texts: ReadingTexts;
  values: SensorValues;
  /** Those of them that are below the limit of their method. */
  below: readonly SensorReading[];
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
  const { values, below } = readTyped(sample, texts);
  const problems = judgeTyped(values, below);
  const missing = soilReadings.filter((reading) => texts[reading].trim() === '');
  const noNumbers = soilReadings.filter(
    (reading) => values[reading] === undefined && !missing.includes(reading),
  );
  const row = { sample, texts, values, below, problems, missing, noNumbers };
  const isImpossible = soilReadings.some((reading) => problems[reading]?.severity === 'error');
  const isPlaceRefused = findRefused(values, texts).some(isCoordinate);
  if (isTextRefused(entry) || isPlaceRefused) return { ...row, state: 'elsewhere' };
  if (noNumbers.length > 0 || isImpossible) return { ...row, state: 'wrong' };
  if (missing.length === soilReadings.length) return { ...row, state: 'empty' };
  return { ...row, state: missing.length > 0 ? 'typed' : 'ready' };
}
