import type { SensorData } from '@udongo/sdk';
import { type SensorReading, sensorLimits } from '@udongo/sdk/values';

export { type SensorLimit, type SensorReading, sensorLimits } from '@udongo/sdk/values';

/** Readings that are known, in the units of `SensorReading`. */
export type SensorValues = Partial<Record<SensorReading, number>>;

/** Every reading, in the order in which forms ask for them. */
export const sensorReadings = Object.keys(sensorLimits) as readonly SensorReading[];

export function isCoordinate(reading: SensorReading): reading is 'latitude' | 'longitude' {
  return reading === 'latitude' || reading === 'longitude';
}

/**
 * All nine readings, as they are sent.
 * Errors: throws where one is missing; to be called once the readings are checked.
 */
export function toSensorData(values: SensorValues): SensorData {
  const reading = (name: SensorReading): number => {
    const value = values[name];
    if (value === undefined) throw new Error(`A sample is sent with ${name}.`);
    return value;
  };
  return {
    nitrogen: reading('nitrogen'),
    phosphorus: reading('phosphorus'),
    potassium: reading('potassium'),
    conductivity: reading('conductivity'),
    moisture: reading('moisture'),
    temperature: reading('temperature'),
    pH: reading('pH'),
    latitude: reading('latitude'),
    longitude: reading('longitude'),
  };
}
