import { expect, test } from 'vitest';
import { readingUnits } from './describeRating.ts';
import { isIncluded } from './isIncluded.ts';
import type { RatedReading } from './ResultTexts.ts';

test.each([
  ['basic-macro-nutrients-analysis', ['nitrogen', 'phosphorus', 'potassium', 'pH']],
  ['complete-soil-analysis', Object.keys(readingUnits)],
  ['microbial-analysis', Object.keys(readingUnits)],
] as const)('the results of %s show %j', (testType, contained) => {
  const readings = Object.keys(readingUnits) as RatedReading[];
  expect(readings.filter((reading) => isIncluded(testType, reading))).toEqual(contained);
});
