import { field } from '../messages/en/field.ts';
import { lookup } from '../messages/en/lookup.ts';
import { sensorReading } from '../messages/en/sensorReading.ts';
import { soilSample } from '../messages/en/soilSample.ts';
import { soilType } from '../messages/en/soilType.ts';
import type { TranslateOf } from '../messages/index.ts';

/** The texts of the form. */
export const soilSampleTexts = { field, lookup, sensorReading, soilSample, soilType };

export type SoilSampleTranslate = TranslateOf<typeof soilSampleTexts>;
