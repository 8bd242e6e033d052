import type { SensorData } from '@udongo/sdk';
import { readingsToText, readReadings } from '@udongo/ui';
import { expect, test } from 'vitest';
import { findFar, findRefused, takePaste } from './benchReadings.ts';

const measured: SensorData = {
  nitrogen: 12,
  phosphorus: 30,
  potassium: 310,
  conductivity: 110,
  moisture: 22,
  temperature: 24.1,
  pH: 5,
  latitude: -1.0345,
  longitude: 37.0712,
};

test('what is pasted takes the place of what was typed, and leaves the rest', () => {
  const texts = takePaste(readingsToText({ pH: 6, nitrogen: 40 }), '{"ph":5.0,"ec":110}');
  expect(readReadings(texts)).toEqual({ pH: 5, nitrogen: 40, conductivity: 110 });
});

test.each([
  [{ ...measured }, []],
  [{ ...measured, pH: 0 }, ['pH']],
  [{ ...measured, pH: 50 }, ['pH']],
])('%o is refused for %j', (values, refused) => {
  expect(findRefused(values)).toEqual(refused);
});

test('a missing reading is refused', () => {
  const { nitrogen: _, ...others } = measured;
  expect(findRefused(others)).toEqual(['nitrogen']);
});

test.each([
  ['pH 1.0 away is not far', { ...measured, pH: 5.4 }, [6.4], null],
  ['pH 1.1 away is far', { ...measured, pH: 5.3 }, [6.4], 'pH'],
  ['the median of two decides', { ...measured, pH: 5.3 }, [6.4, 6.0], null],
])('%s', (_, values, others, reading) => {
  expect(
    findFar(
      values,
      others.map((pH) => ({ ...measured, pH })),
    )?.reading ?? null,
  ).toBe(reading);
});

test.each([
  [30, null],
  [29.9, 'nitrogen'],
  [270, null],
  [270.1, 'nitrogen'],
])('nitrogen %d beside 90 is far: %s', (nitrogen, reading) => {
  expect(findFar({ ...measured, nitrogen }, [{ ...measured, nitrogen: 90 }])?.reading ?? null).toBe(reading);
});
