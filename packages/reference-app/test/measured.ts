import type { FarmerReadings } from '@udongo/sdk';

/** The readings of a sample of the lower plot; the same `place` joins samples. */
export const measured = (sample: number, year: number, pH: number, place: number | null): FarmerReadings => ({
  sample,
  sample_code: `UD-${sample}-1`,
  sample_location: 'Lower plot',
  booking: sample,
  soil_test_date: `${year}-11-20`,
  place,
  crop_name: 'Maize',
  ratings: [
    { reading: 'pH', value: pH, low: 5.5, high: 7, rating: pH < 5.5 ? 'low' : 'optimal', delta: 0 },
    { reading: 'nitrogen', value: 10 + sample, low: 15, high: 30, rating: 'optimal', delta: 0 },
  ],
});
