import { expect, test } from 'vitest';
import { judgeReading } from './judgeReading.ts';

const alone = { booking: [], countyMedian: null };

test.each([
  ['pH', 3.99, true],
  ['pH', 4, false],
  ['pH', 9, false],
  ['pH', 9.01, true],
  ['nitrogen', 0.9, true],
  ['nitrogen', 200, false],
  ['conductivity', 4000.1, true],
  ['latitude', 5.7, true],
  ['longitude', 36.8, false],
] as const)('a %s of %s is beyond what is usual: %s', (reading, value, isUnusual) => {
  const kinds = judgeReading(reading, { [reading]: value }, alone).map(({ kind }) => kind);
  expect(kinds).toEqual(isUnusual ? ['warning_limit'] : []);
});

test.each([
  ['pH', [6.1], 5.1, []],
  ['pH', [6.1], 5.09, [{ kind: 'far_from_booking', expected_low: 5.1, expected_high: 7.1 }]],
  ['pH', [5, 6, 8], 7, []],
  ['pH', [5, 6, 8], 7.01, [{ kind: 'far_from_booking', expected_low: 5, expected_high: 7 }]],
  ['potassium', [100, 300], 66.67, []],
  ['potassium', [100, 300], 66, [{ kind: 'far_from_booking', expected_low: 66.67, expected_high: 600 }]],
  ['potassium', [100, 300], 601, [{ kind: 'far_from_booking', expected_low: 66.67, expected_high: 600 }]],
  ['temperature', [-2], 18, []],
  ['latitude', [-1], 4, []],
] as const)('%s beside %j: %s gives %j', (reading, booking, value, reasons) => {
  expect(judgeReading(reading, { [reading]: value }, { booking, countyMedian: null })).toEqual(reasons);
});

test('a value below its limit can be too small and never too large, and its limit is no measured number', () => {
  const of = (potassium: number, booking: number[]) =>
    judgeReading('potassium', { potassium }, { booking, countyMedian: null, below: ['potassium'] });
  expect(of(5, [6])).toEqual([]);
  expect(of(255, [60])).toEqual([]);
  expect(of(5, [60]).map(({ kind }) => kind)).toEqual(['far_from_booking']);
});

test('a value can be unusual for every reason at once', () => {
  expect(judgeReading('pH', { pH: 3.5 }, { booking: [6], countyMedian: 5.5 })).toEqual([
    { kind: 'warning_limit', expected_low: 4, expected_high: 9 },
    { kind: 'far_from_booking', expected_low: 5, expected_high: 7 },
    { kind: 'far_from_county', expected_low: 4.5, expected_high: 6.5 },
  ]);
});

const equal = { nitrogen: 40, phosphorus: 40, potassium: 40 };

test.each([
  ['a conductivity of 12 dS/m', 'conductivity', { conductivity: 12 }, 'other_unit'],
  ['a conductivity of 0.32 dS/m', 'conductivity', { conductivity: 0.32 }, 'other_unit'],
  ['255 of a nutrient', 'phosphorus', { nitrogen: 12, phosphorus: 255, potassium: 148 }, 'error_value'],
  ['three equal nutrients', 'potassium', equal, 'all_equal'],
  ['swapped coordinates', 'latitude', { latitude: 36.82, longitude: -1.29 }, 'swapped'],
] as const)('%s is unusual, with its cause', (_, reading, values, kind) => {
  expect(judgeReading(reading, values, alone).map((reason) => reason.kind)).toEqual([kind]);
});

test('two equal nutrients are usual, and so is little salt in µS/cm', () => {
  expect(judgeReading('nitrogen', { ...equal, potassium: 148 }, alone)).toEqual([]);
  expect(judgeReading('conductivity', { conductivity: 21 }, alone)).toEqual([]);
});
