import type { LimitedReading, SoilTestSample, SoilTestSampleRequest, SoilType } from '@udongo/sdk';
import { toDecimal } from '../lib/toDecimal.ts';
import { type SensorReading, toSensorData } from '../sensor-paste-panel/index.ts';
import { findBelow, readingsToText, readReadings } from '../sensor-paste-panel/internal.ts';

/** The values of a soil sample's controls; texts as typed. */
export interface SoilSampleValues {
  booking: number | null;
  /** '' for none. */
  soil_type: SoilType | '';
  sample_location: string;
  /** Acres. */
  size_of_land: string;
  main_crop: number | null;
  other_crops: number[];
  sample_notes: string;
  sensor_data: Record<SensorReading, string>;
}

/** The values of the controls for a stored sample, or for a new one with its known values. */
export function toSoilSampleValues(
  sample: SoilTestSample | null | undefined,
  known: Partial<SoilSampleValues> = {},
): SoilSampleValues {
  if (!sample) return { ...emptyValues(), ...known };
  const { id: _, sensor_data, below_limit, other_crops = [], ...rest } = sample;
  // A server can answer decimals as numbers.
  return {
    ...rest,
    other_crops,
    size_of_land: String(rest.size_of_land),
    sensor_data: readingsToText(sensor_data ?? {}, below_limit),
  };
}

/**
 * Gives the body of a request. If the server never answered the `stored` sample's other crops, they are sent
 * only when the person chose some. Errors: throws if a rule is broken; check the values before.
 */
export function toSoilSampleRequest(
  values: SoilSampleValues,
  stored?: SoilTestSample | null,
): SoilTestSampleRequest {
  const { booking, main_crop, soil_type, other_crops } = values;
  const below_limit = findBelow(values.sensor_data) as LimitedReading[];
  if (booking === null || main_crop === null || soil_type === '') {
    throw new Error('A sample is sent with booking, main crop and soil type.');
  }
  return {
    booking,
    soil_type,
    sample_location: values.sample_location.trim(),
    sample_notes: values.sample_notes.trim(),
    size_of_land: toDecimal(values.size_of_land),
    main_crop,
    ...((!stored || stored.other_crops || other_crops.length > 0) && { other_crops }),
    sensor_data: isUnmeasured(values.sensor_data, stored)
      ? null
      : toSensorData(readReadings(values.sensor_data)),
    // A service that keeps only numbers knows no such list.
    ...((below_limit.length > 0 || stored?.below_limit?.length) && { below_limit }),
  };
}

/** Whether the `stored` sample has no readings, and nobody has typed any. */
export function isUnmeasured(
  texts: SoilSampleValues['sensor_data'],
  stored: SoilTestSample | null | undefined,
): boolean {
  return Boolean(stored && !stored.sensor_data) && Object.values(texts).every((text) => text.trim() === '');
}

function emptyValues(): SoilSampleValues {
  return {
    booking: null,
    soil_type: '',
    sample_location: '',
    size_of_land: '',
    main_crop: null,
    other_crops: [],
    sample_notes: '',
    sensor_data: readingsToText({}),
  };
}
