import { expect, test } from 'vitest';
import { searchKey } from './searchKey.ts';

test.each([
  ["Murang'a", 'muranga'],
  ['Taita/Taveta', 'Taita Taveta'],
  ['Elgeyo/Marakwet', 'elgeyo marakwet'],
  ['Homa Bay', 'Homabay'],
  ['Tharaka-Nithi', 'tharaka nithi'],
  ['Café', 'cafe'],
])('%s is found as %s', (name, typed) => {
  expect(searchKey(name)).toBe(searchKey(typed));
});
