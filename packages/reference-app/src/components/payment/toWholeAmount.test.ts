import { expect, test } from 'vitest';
import { toWholeAmount } from './toWholeAmount.ts';

test.each([
  ['4000', '4000'],
  [' 4,000 ', '4000'],
  ['4 000', '4000'],
  ['4,000.00', '4000'],
  ['1,234,567', '1234567'],
  ['4,00', ''],
  ['4000.50', ''],
  ['0', ''],
  ['-5', ''],
  ['', ''],
  ['1234567890', ''],
])('%j is read as %j', (typed, amount) => expect(toWholeAmount(typed)).toBe(amount));
