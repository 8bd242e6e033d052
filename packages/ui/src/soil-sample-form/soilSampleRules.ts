import type { SoilTestSample } from '@udongo/sdk';
import { judgeTyped } from '@udongo/sdk/results';
import { bookingLimits, soilTypes } from '@udongo/sdk/values';
import { readQuantity } from '../lib/readQuantity.ts';
import { toDecimal } from '../lib/toDecimal.ts';
import type { FormIssue } from '../record-form/index.ts';
import {
  formatReading,
  type SensorReading,
  sensorLimits,
  sensorReadings,
} from '../sensor-paste-panel/index.ts';
import {
  findBelow,
  limitProblemText,
  readingProblemText,
  readReadings,
} from '../sensor-paste-panel/internal.ts';
import type { SoilSampleTranslate } from './soilSampleTexts.ts';
import { isUnmeasured, type SoilSampleValues } from './soilSampleValues.ts';

/**
 * The broken rules of a soil sample, with their messages. Readings outside the hard limits are refused; empty
 * and 0 are the same, since probes report 0 when they measured nothing; coordinates are judged with 5
 * decimals. A `stored` sample without readings is changed without them, too. "< 5" is refused where `keepsLimits` is
 * false.
 * Source: specification section 5, "Soil sample" and "Booking" for the rules that a sample has in common with
 * one.
 */
export function checkSoilSample(
  values: SoilSampleValues,
  t: SoilSampleTranslate,
  { stored, keepsLimits }: { stored?: SoilTestSample | null | undefined; keepsLimits: boolean },
): FormIssue[] {
  const { booking, sample_location, soil_type, size_of_land, main_crop, other_crops, sample_notes } = values;
  const rules: readonly (readonly [keyof SoilSampleValues, boolean, string])[] = [
    ['booking', booking !== null, t('soilSample.bookingRequired')],
    ['sample_location', sample_location.trim() !== '', t('soilSample.locationRequired')],
    [
      'sample_location',
      sample_location.trim().length <= bookingLimits.sampleLocationLength,
      t('soilSample.locationLong'),
    ],
    ['soil_type', soilTypes.some(({ value }) => value === soil_type), t('soilSample.soilTypeRequired')],
    ['size_of_land', size_of_land.trim() !== '', t('soilSample.sizeRequired')],
    ['size_of_land', isSize(size_of_land), t('soilSample.sizeInvalid')],
    ['main_crop', main_crop !== null, t('soilSample.mainCropRequired')],
    ['other_crops', other_crops.length <= bookingLimits.otherCropsPerSample, t('soilSample.otherCropsLimit')],
    ['sample_notes', sample_notes.trim() !== '', t('soilSample.notesRequired')],
    ['sample_notes', sample_notes.trim().length <= bookingLimits.notesLength, t('soilSample.notesLong')],
  ];
  const readings = isUnmeasured(values.sensor_data, stored) ? [] : sensorReadings;
  return [
    ...rules.flatMap(([field, holds, message]) => (holds ? [] : [{ path: [field], message }])),
    ...readings.flatMap((reading) => {
      const message = checkReading(reading, values, keepsLimits, t);
      return message === '' ? [] : [{ path: ['sensor_data', reading], message }];
    }),
  ];
}

/** A reading that can be right, but that a person must check before it is sent. */
export interface ReadingWarning {
  reading: SensorReading;
  /** The value as it would be sent, with its unit. */
  value: string;
  text: string;
}

/** The unusual readings, in the order of the form. */
export function findReadingWarnings(
  texts: SoilSampleValues['sensor_data'],
  t: SoilSampleTranslate,
): ReadingWarning[] {
  const values = readReadings(texts);
  const below = findBelow(texts);
  const problems = judgeTyped(values, below);
  return sensorReadings.flatMap((reading) => {
    const number = values[reading];
    if (number === undefined) return [];
    const value = formatReading(reading, number, below.includes(reading));
    const problem = problems[reading];
    if (problem?.severity === 'warning') {
      return [{ reading, value, text: readingProblemText(problem, reading, t) }];
    }
    const quantity = readQuantity(texts[reading], reading);
    const isAmbiguous = quantity.value !== null && quantity.isAmbiguous;
    return isAmbiguous ? [{ reading, value, text: t('soilSample.ambiguous', { value }) }] : [];
  });
}

function checkReading(
  reading: SensorReading,
  { sensor_data }: SoilSampleValues,
  keepsLimits: boolean,
  t: SoilSampleTranslate,
): string {
  const name = t(`sensorReading.${reading}`);
  const text = sensor_data[reading];
  if (text.trim() === '') return t('soilSample.valueRequired', { name });
  const limit = limitProblemText(text, reading, keepsLimits, t);
  if (limit) return t('soilSample.checkLine', { name, value: limit });
  const quantity = readQuantity(text, reading);
  if (quantity.value === null) {
    const { unit } = sensorLimits[reading];
    return quantity.reason === 'notANumber' || unit === ''
      ? t('soilSample.valueNumber', { name })
      : t('soilSample.valueUnit', { name, unit });
  }
  const problem = judgeTyped(readReadings(sensor_data), findBelow(sensor_data))[reading];
  if (problem?.severity !== 'error') return '';
  if (problem.kind === 'zero') return t('soilSample.valueRequired', { name });
  if (problem.kind !== 'outOfRange') {
    return t('soilSample.checkLine', { name, value: readingProblemText(problem, reading, t) });
  }
  const { min, max } = sensorLimits[reading];
  return t('soilSample.valueRange', {
    name,
    min,
    max: formatReading(reading, max.toLocaleString('en-KE')),
  });
}

function isSize(text: string): boolean {
  const decimal = toDecimal(text);
  return /^\d{0,8}(\.\d{1,2})?$/.test(decimal) && Number(decimal) >= bookingLimits.leastAcres;
}
