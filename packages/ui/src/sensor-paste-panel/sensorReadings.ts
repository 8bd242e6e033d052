import type { SensorData } from '@udongo/sdk';
import { type SensorReading, type SensorValues, sensorLimits } from '@udongo/sdk/values';

export {
  isCoordinate,
  judgeReadings,
  type ReadingProblem,
  type ReadingProblemKind,
  roundReading,
  type SensorLimit,
  type SensorReading,
  type SensorValues,
  sensorLimits,
} from '@udongo/sdk/values';

/** Every reading, in the order in which forms ask for them. */
export const sensorReadings = Object.keys(sensorLimits) as readonly SensorReading[];

/**
 * Gives all nine readings, as they are sent; a missing coordinate is null.
 * Errors: throws if another one is missing; check the readings before.
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
    latitude: values.latitude ?? null,
    longitude: values.longitude ?? null,
  };
}
