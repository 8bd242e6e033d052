import { bookingLimits } from '@udongo/sdk/values';
import { choice, decimal, key, keys, text } from '../../validation/fields.ts';
import { soilTypes } from '../../values.ts';

/** Acres. */
export const sizeOfLand = decimal({ digits: 8, above: 'zero', minimum: bookingLimits.leastAcres });

/** Fields that describe a sample's soil, within a booking or by itself. */
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
