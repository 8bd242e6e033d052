import { bookingLimits } from '@udongo/sdk/values';
import { choice, decimal, key, keys, text } from '../../validation/fields.ts';
import type { Reading } from '../../validation/readFields.ts';
import { soilTypes } from '../../values.ts';
import { sensorData } from './sensorData.ts';

/** Acres. */
export const sizeOfLand = decimal({ digits: 8, above: 'zero', minimum: bookingLimits.leastAcres });

/** What a sample says of its soil, within a booking or by itself. */
export const soilFields = {
  sample_location: text({ max: bookingLimits.sampleLocationLength, blank: false }),
  sample_notes: text({ max: bookingLimits.notesLength, blank: false }),
  soil_type: choice(soilTypes),
  size_of_land: sizeOfLand,
  main_crop: key(),
  other_crops: keys({
    max: bookingLimits.otherCropsPerSample,
    tooMany: 'Select at most 2 other crops.',
  }).optional(),
};

export const sampleFields = { booking: key(), sensor_data: sensorData(), ...soilFields };

export type SampleReading = Reading<typeof sampleFields>;
