import type { SoilTestSample, SoilTestSampleRequest, SoilType } from '@udongo/sdk';
import { toDecimal } from '../lib/toDecimal.ts';
import {
  readingsToText,
  readReadings,
  type SensorReading,
  toSensorData,
} from '../sensor-paste-panel/index.ts';

/** What the controls of a soil sample hold; texts as typed. */
export interface SoilSampleValues {
  booking: number | null;
  /** '' while none is chosen. */
  soil_type: SoilType | '';
  sample_location: string;
  /** Acres. */
  size_of_land: string;
  main_crop: number | null;
  other_crops: number[];
  sample_notes: string;
  sensor_data: Record<SensorReading, string>;
}

/** The controls of a stored sample, or of a new one with what is known of it. */
export function toSoilSampleValues(
  sample: SoilTestSample | null | undefined,
  known: Partial<SoilSampleValues> = {},
): SoilSampleValues {
  if (!sample) return { ...emptyValues(), ...known };
  const { id: _, sensor_data, other_crops = [], ...rest } = sample;
  // A server may answer decimals as numbers.
  return {
    ...rest,
    other_crops,
    size_of_land: String(rest.size_of_land),
    sensor_data: readingsToText(sensor_data ?? {}),
  };
}

/**
 * The body of a request. Other crops that the server never answered of the `stored` sample are sent only when the person chose some.
 * Errors: throws where a rule is broken; to be called once the values are checked.
 */
export function toSoilSampleRequest(
  values: SoilSampleValues,
  stored?: SoilTestSample | null,
): SoilTestSampleRequest {
  const { booking, main_crop, soil_type, other_crops } = values;
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
    sensor_data: toSensorData(readReadings(values.sensor_data)),
  };
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
