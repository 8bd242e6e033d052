import { expect, test } from 'vitest';
import { type SensorReading, sensorLimits } from '../values/sensorLimits.ts';
import { hasLimit, readLimit, writeLimit } from './belowLimit.ts';

test.each([
  ['< 5', '5', true],
  ['<5', '5', true],
  [' ‹ 0,5 mg/kg ', '0,5 mg/kg', true],
  ['＜5', '5', true],
  [' 5 ', '5', false],
  ['5 <', '5 <', false],
  ['<', '', true],
])('%j is %j, and below its limit: %s', (written, text, isBelow) => {
  expect(readLimit(written)).toEqual({ text, isBelow });
  expect(readLimit(writeLimit(text, isBelow))).toEqual({ text, isBelow });
});

test('only amounts can be below a limit', () => {
  const names = Object.keys(sensorLimits) as SensorReading[];
  expect(names.filter(hasLimit)).toEqual(['nitrogen', 'phosphorus', 'potassium', 'conductivity', 'moisture']);
});
