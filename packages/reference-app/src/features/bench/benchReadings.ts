import type { SensorData, SoilTestSample, SoilTestSampleRequest } from '@udongo/sdk';
import {
  formatReading,
  isCoordinate,
  judgeReadings,
  parseSensorText,
  readingsToText,
  type SensorReading,
  type SensorValues,
  sensorReadings,
  toSensorData,
} from '@udongo/ui';

/** What the nine controls hold, as typed; '' for one that is not known. */
export type ReadingTexts = Record<SensorReading, string>;

/** The texts with what was pasted in their place. */
export function takePaste(texts: ReadingTexts, pasted: string): ReadingTexts {
  const { values } = parseSensorText(pasted).row(0);
  return { ...texts, ...omitEmpty(readingsToText(values)) };
}

/** Whether a text was pasted in which there is no reading. */
export function isUnread(pasted: string): boolean {
  return pasted.trim() !== '' && Object.keys(parseSensorText(pasted).row(0).values).length === 0;
}

/** The readings that stop a save: missing, no number, or impossible. */
export function findRefused(values: SensorValues): SensorReading[] {
  const problems = judgeReadings(values);
  return sensorReadings.filter(
    (reading) => values[reading] === undefined || problems[reading]?.severity === 'error',
  );
}

/** The body that saves the readings of a sample. Errors: throws where one is missing; to be called once none is refused. */
export function toRequest(sample: SoilTestSample, values: SensorValues): SoilTestSampleRequest {
  const { booking, sample_location, sample_notes, soil_type, size_of_land, main_crop, other_crops } = sample;
  const sensor_data = toSensorData(values);
  return {
    ...{ booking, sample_location, sample_notes, soil_type, size_of_land, main_crop, sensor_data },
    ...(other_crops && { other_crops }),
  };
}

/** A reading that is far from the same reading of the booking's other samples. */
export interface FarReading {
  reading: SensorReading;
  /** As people write it, with its unit. */
  value: string;
  /** The others' values. */
  others: string;
}

/**
 * The first reading that is far from the booking's other samples: more than 1.0 from their median for pH, else outside of a third
 * to three times of it. The server compares in the same way before somebody verifies. Positions are not compared.
 */
export function findFar(values: SensorValues, others: readonly SensorData[]): FarReading | null {
  if (others.length === 0) return null;
  for (const reading of ['pH', ...sensorReadings] as const) {
    const value = values[reading];
    if (value === undefined || isCoordinate(reading)) continue;
    const known = others.map((other) => other[reading]);
    const middle = median(known);
    const isFar = reading === 'pH' ? Math.abs(value - middle) > 1 : value < middle / 3 || value > middle * 3;
    if (isFar) {
      return { reading, value: formatReading(reading, value), others: known.map(String).join(', ') };
    }
  }
  return null;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

function omitEmpty(texts: ReadingTexts): Partial<ReadingTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
