import { expect, test } from 'vitest';
import { formatDate } from './formatDate.ts';

test('a calendar day is written out, the same day in every time zone', () => {
  expect(formatDate('en', '2026-11-24')).toBe('24 Nov 2026');
  expect(formatDate('en', '2026-11-24', 'long')).toBe('Tuesday, 24 November 2026');
  expect(formatDate('sw', '2026-03-07')).toBe('7 Mac 2026');
});

test('an instant is shown in Nairobi’s time', () => {
  expect(formatDate('en', '2026-11-24T22:30:00Z', 'time')).toBe('25 Nov 2026, 01:30');
});

test('text that is no date gives nothing', () => {
  expect(formatDate('en', '')).toBe('');
  expect(formatDate('en', 'tomorrow')).toBe('');
});
