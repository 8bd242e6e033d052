import { readLimit, writeLimit } from '@udongo/sdk/results';
import { readQuantity } from '../lib/readQuantity.ts';
import type { sensorReading } from '../messages/en/sensorReading.ts';
import type { TranslateOf } from '../messages/index.ts';
import { roundReading, type SensorReading, type SensorValues, sensorReadings } from './sensorReadings.ts';

type Texts = Record<SensorReading, string>;

/**
 * Writes readings as values of controls, those of `below` with their "<"; '' for an unknown one.
 * @internal
 */
export function readingsToText(
  values: Partial<Record<SensorReading, number | null>>,
  below: readonly SensorReading[] = [],
): Texts {
  const text = (reading: SensorReading) =>
    values[reading] == null ? '' : writeLimit(String(values[reading]), below.includes(reading));
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
 * decimals. One below the limit of its method is that limit; a service that does not keep it gets none.
 * @internal
 */
export function readReadings(texts: Texts, keepsLimits = true): SensorValues {
  const values: SensorValues = {};
  for (const reading of sensorReadings) {
    const quantity = readQuantity(texts[reading], reading);
    if (quantity.value === null || (quantity.isBelow && !keepsLimits)) continue;
    values[reading] = roundReading(reading, quantity.value);
  }
  return values;
}

/**
 * The typed readings that are below the limit of their method.
 * @internal
 */
export function findBelow(texts: Texts): SensorReading[] {
  return sensorReadings.filter((reading) => {
    const quantity = readQuantity(texts[reading], reading);
    return quantity.value !== null && quantity.isBelow;
  });
}

/**
 * The reason why a "<" of a typed reading is refused; '' where there is none, or where it is taken.
 * @internal
 */
export function limitProblemText(
  text: string,
  reading: SensorReading,
  keepsLimits: boolean,
  t: TranslateOf<{ sensorReading: typeof sensorReading }>,
): string {
  if (!readLimit(text).isBelow) return '';
  const quantity = readQuantity(text, reading);
  if (quantity.value === null) return quantity.reason === 'noLimit' ? t('sensorReading.noLimit') : '';
  return keepsLimits ? '' : t('sensorReading.limitUnknown');
}
