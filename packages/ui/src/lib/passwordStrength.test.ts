import { expect, test } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

test.each([
  ['', 'short'],
  ['Shamba7', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['abcdefgh987654', 'weak'],
  ['zkzkzkzkzkzkzkzkzk', 'weak'],
  ['Tilapia-77', 'good'],
  ['shamba letu', 'good'],
  ['shamba la mama yangu', 'strong'],
  ['ĩũ mbembe cia mũgũnda', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
