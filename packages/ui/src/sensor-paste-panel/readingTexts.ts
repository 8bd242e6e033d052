import { readQuantity } from '../lib/readQuantity.ts';
import { roundReading, type SensorReading, type SensorValues, sensorReadings } from './sensorReadings.ts';

/**
 * Writes readings as values of controls; '' for an unknown one.
 * @internal
 */
export function readingsToText(
  values: Partial<Record<SensorReading, number | null>>,
): Record<SensorReading, string> {
  const text = (reading: SensorReading) => (values[reading] == null ? '' : String(values[reading]));
  return {
    nitrogen: text('nitrogen'),
    phosphorus: text('phosphorus'),
    potassium: text('potassium'),
    conductivity: text('conductivity'),
    moisture: text('moisture'),
    temperature: text('temperature'),
    pH: text('pH'),
    latitude: text('latitude'),
    longitude: text('longitude'),
  };
}

/**
 * The typed readings that are numbers, as they are judged and sent: in their own units, coordinates with 5
 * decimals.
 * @internal
 */
export function readReadings(texts: Record<SensorReading, string>): SensorValues {
  const values: SensorValues = {};
  for (const reading of sensorReadings) {
    const { value } = readQuantity(texts[reading], reading);
    if (value !== null) values[reading] = roundReading(reading, value);
  }
  return values;
}
