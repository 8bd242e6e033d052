import type { ControlMeasurement, ControlValue, RatedReading } from '@udongo/sdk';
import { toInstant } from '../../platform/toInstant.ts';
import { isWithin } from '../results/repeatability.ts';
import { readingNames } from '../samples/sensorData.ts';

interface ControlRow {
  id: number;
  measured_on: Date;
  measured_by_id: number | null;
  device_id: number | null;
  device_name: string;
  device_serial_number: string;
}

type Values = Readonly<Partial<Record<RatedReading, number>>>;
type Limits = Readonly<
  Partial<Record<RatedReading, { expected: number; deviation: number; isBelow?: boolean }>>
>;

/** The readings of soil, without its place. */
export const soilReadings = readingNames.filter(
  (name): name is RatedReading => name !== 'latitude' && name !== 'longitude',
);

/** Gives person, time, probe and values of a measurement, as an answer has them. */
export function toMeasured(row: ControlRow, name: string | null, values: ControlValue[]): Measured {
  return {
    id: row.id,
    measured_on: toInstant(row.measured_on),
    measured_by: row.measured_by_id,
    measured_by_name: name ?? '',
    device: row.device_id,
    device_name: row.device_name,
    device_serial_number: row.device_serial_number,
    values,
    is_within: values.every(({ is_within }) => is_within),
  };
}

type Measured = Omit<ControlMeasurement, 'control_soil' | 'control_soil_name'>;

/** Compares values with their limits, in the order of the readings; those of `below` are below the limit of their method. */
export function judgeValues(values: Values, limits: Limits, below: readonly string[] = []): ControlValue[] {
  return soilReadings.flatMap((reading) => {
    const value = values[reading];
    const known = limits[reading];
    if (value === undefined || !known) return [];
    const { expected, deviation: limit, isBelow: isExpectedBelow } = known;
    const isBelow = below.includes(reading);
    const is_within = isWithin({ value, isBelow }, { value: expected, isBelow: isExpectedBelow }, limit);
    return [
      {
        ...{ reading, value, expected, limit, is_within },
        ...(isBelow && { below_limit: true }),
        ...(isExpectedBelow && { expected_below_limit: true }),
      },
    ];
  });
}
