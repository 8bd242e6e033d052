import type { SensorData } from '@udongo/sdk';
import { roundCoordinate } from '@udongo/sdk/values';
import { z } from 'zod';
import { isObject, notAnObject } from '../../validation/readFields.ts';

export type ReadingName = keyof SensorData;

/**
 * The readings of a probe with what is possible at all. Units: mg/kg; percent by volume; °C; pH; µS/cm; degrees.
 * Sources: pages of probe makers for what they measure, estimates for temperature and pH.
 */
export const readingLimits = {
  nitrogen: { label: 'Nitrogen', minimum: 0, maximum: 3000 },
  phosphorus: { label: 'Phosphorus', minimum: 0, maximum: 3000 },
  potassium: { label: 'Potassium', minimum: 0, maximum: 3000 },
  moisture: { label: 'Moisture', minimum: 0, maximum: 100 },
  temperature: { label: 'Temperature', minimum: -10, maximum: 60 },
  pH: { label: 'pH', minimum: 3, maximum: 10 },
  conductivity: { label: 'Conductivity', minimum: 0, maximum: 20_000 },
  latitude: { label: 'Latitude', minimum: -90, maximum: 90 },
  longitude: { label: 'Longitude', minimum: -180, maximum: 180 },
} as const satisfies Record<ReadingName, { label: string; minimum: number; maximum: number }>;

export const readingNames = Object.keys(readingLimits) as readonly ReadingName[];

/**
 * All nine readings. None may be 0, since cheap probes report 0 for what they did not measure; coordinates are judged as they
 * are stored, rounded to 5 decimals. Source: specification section 5.
 */
export function sensorData() {
  return z.unknown().transform((raw, context): SensorData => {
    const refuse = (message: string, path: string[] = []) => {
      context.addIssue({ code: 'custom', message, path });
      return z.NEVER;
    };
    if (raw === undefined) return refuse('This field is required.');
    if (raw === null) return refuse('This field may not be null.');
    if (!isObject(raw)) return refuse(notAnObject(raw), ['non_field_errors']);
    const read = readingNames.map((name) => [name, readReading(name, raw[name])] as const);
    for (const [name, value] of read) if (typeof value === 'string') refuse(value, [name]);
    // Without an issue each is a number.
    return Object.fromEntries(read) as unknown as SensorData;
  });
}

/** The number, or what is wrong with it. */
function readReading(name: ReadingName, raw: unknown): number | string {
  const { label, minimum, maximum } = readingLimits[name];
  const missing = `${label} value is required`;
  if (raw === undefined || raw === null || raw === '') return missing;
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 'A valid number is required.';
  const value = name === 'latitude' || name === 'longitude' ? roundCoordinate(number) : number;
  if (value === 0) return missing;
  if (value < minimum) return `Ensure this value is greater than or equal to ${minimum}.`;
  if (value > maximum) return `Ensure this value is less than or equal to ${maximum}.`;
  return value;
}
