import type { SensorData } from '@udongo/sdk';
import { roundCoordinate, sensorLimits } from '@udongo/sdk/values';
import { z } from 'zod';
import { isObject, notAnObject } from '../../../validation/readFields.ts';

/** Source of readings. */
export const method = 'field probe estimate';

export type ReadingName = keyof SensorData;

/** Names of a probe's readings in errors. */
export const readingLabels = {
  nitrogen: 'Nitrogen',
  phosphorus: 'Phosphorus',
  potassium: 'Potassium',
  moisture: 'Moisture',
  temperature: 'Temperature',
  pH: 'pH',
  conductivity: 'Conductivity',
  latitude: 'Latitude',
  longitude: 'Longitude',
} as const satisfies Record<ReadingName, string>;

export const readingNames = Object.keys(readingLabels) as readonly ReadingName[];

/**
 * All nine readings, or null for none; an unknown position is null in both coordinates. No reading may be 0, since cheap probes report 0 for what they did not measure; coordinates are judged as they
 * are stored, rounded to 5 decimals. Any other field is refused by its name. Source: specification section 5.
 */
export function sensorData() {
  return z.unknown().transform((raw, context): SensorData | null => {
    const refuse = (message: string, path: string[] = []) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    if (raw === undefined) return refuse('This field is required.');
    if (raw === null) return null;
    if (!isObject(raw)) return refuse(notAnObject(raw), ['non_field_errors']);
    const isPlaceless = raw.latitude === null && raw.longitude === null;
    const read = readingNames.map((name) => {
      const isUnknown = isPlaceless && (name === 'latitude' || name === 'longitude');
      return [name, isUnknown ? null : readReading(name, raw[name])] as const;
    });
    // A reading that nobody stores would look as if it were saved.
    const unknown = Object.keys(raw).filter((name) => !Object.hasOwn(readingLabels, name));
    for (const name of unknown) refuse('A sample has no reading of this name.', [name]);
    for (const [name, value] of read) if (typeof value === 'string') refuse(value, [name]);
    // Without an issue each is a number, or an unknown coordinate.
    return Object.fromEntries(read) as unknown as SensorData;
  });
}

/** One reading, within the limits of probes. */
export function soilReading(name: ReadingName) {
  return z.unknown().transform((raw, context): number => {
    const read = readReading(name, raw);
    if (typeof read === 'number') return read;
    context.addIssue({ code: 'custom', message: read });
    return z.NEVER;
  });
}

/** The number, or what is wrong with it. */
function readReading(name: ReadingName, raw: unknown): number | string {
  const { min, max } = sensorLimits[name];
  const missing = `${readingLabels[name]} value is required`;
  if (raw === undefined || raw === null || raw === '') return missing;
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'A valid number is required.';
  const value = name === 'latitude' || name === 'longitude' ? roundCoordinate(number) : number;
  if (value === 0) return missing;
  if (value < min) return `Ensure this value is greater than or equal to ${min}.`;
  if (value > max) return `Ensure this value is less than or equal to ${max}.`;
  return value;
}
