import { expect, test } from 'vitest';
import { formatSize, isAccepted, nameTypes } from './fileRules.ts';

const png = { name: 'plot.PNG', type: 'image/png' };

test.each([
  ['image/png,image/jpeg', true],
  ['image/*', true],
  ['.csv, .png', true],
  ['*/*', true],
  ['', true],
  ['image/jpeg', false],
  ['.csv', false],
  ['text/*', false],
])('a picture is held against "%s"', (accept, fits) => {
  expect(isAccepted(png, accept)).toBe(fits);
});

test('types and sizes are written for people', () => {
  expect(nameTypes('image/png, image/jpeg,.csv')).toBe('PNG, JPEG, CSV');
  expect(nameTypes('image/*')).toBe('image');
  expect([0, 640, 60_000, 2_540_000, 1_000_000].map(formatSize)).toEqual([
    '0 B',
    '640 B',
    '60 KB',
    '2.5 MB',
    '1 MB',
  ]);
});
