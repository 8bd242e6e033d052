import { type SensorReading, sensorLimits } from '@udongo/sdk/values';

export { type SensorLimit, type SensorReading, sensorLimits } from '@udongo/sdk/values';

/** Readings that are known, in the units of `SensorReading`. */
export type SensorValues = Partial<Record<SensorReading, number>>;

/** Every reading, in the order in which forms ask for them. */
export const sensorReadings = Object.keys(sensorLimits) as readonly SensorReading[];

export function isCoordinate(reading: SensorReading): reading is 'latitude' | 'longitude' {
  return reading === 'latitude' || reading === 'longitude';
}
