import type { FarmerReadings, RatedReading, Rating } from '@udongo/sdk';

/** Samples that a person joined, or one that nobody joined; the oldest first. */
export interface Place {
  key: string;
  /** The latest name of it. */
  name: string;
  samples: FarmerReadings[];
}

/** The places of a farmer, those with the most tests first. Never guesses: only samples that were joined share one. */
export function listPlaces(readings: readonly FarmerReadings[]): Place[] {
  const places = new Map<string, Place>();
  for (const sample of readings) {
    const key = sample.place === null ? `sample-${sample.sample}` : `place-${sample.place}`;
    const before = places.get(key)?.samples ?? [];
    places.set(key, { key, name: sample.sample_location, samples: [...before, sample] });
  }
  return [...places.values()].sort((one, other) => other.samples.length - one.samples.length);
}

/** The day on which a sample was measured; the day of its test where nobody kept it. */
export function measuredDay({ measured_on, soil_test_date }: FarmerReadings): string {
  return measured_on ?? soil_test_date;
}

/** One test on the chart and in the table. */
export interface Point {
  sample: FarmerReadings;
  rating: Rating;
}

/** The tests of a place in which a reading was rated. */
export function listPoints(place: Place, reading: RatedReading): Point[] {
  return place.samples.flatMap((sample) => {
    const rating = sample.ratings.find((one) => one.reading === reading);
    return rating ? [{ sample, rating }] : [];
  });
}
