import { expect, test } from 'vitest';
import { readPlace } from './readPlace.ts';

test.each([
  ['Lower plot (-1.03326, 36.86902)', 'Lower plot', -1.03326, 36.86902],
  ['Block (B) (-1.03326, 36.86902)', 'Block (B)', -1.03326, 36.86902],
  ['-1.03326, 36.86902', '', -1.03326, 36.86902],
])('the place %s has coordinates', (text, name, latitude, longitude) => {
  expect(readPlace(text)).toEqual({ name, point: { latitude, longitude } });
});

test.each([
  'Lower plot',
  'Block (3, 4)',
  'Lower plot (-1.03326, 36.86902',
  '-1.03326, 36.86902)',
  'Plot (91.5, 36.86902)',
  '',
])('the place "%s" is only a name', (name) => {
  expect(readPlace(name)).toEqual({ name, point: null });
});
