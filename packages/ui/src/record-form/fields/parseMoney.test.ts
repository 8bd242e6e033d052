import { expect, test } from 'vitest';
import { parseMoney } from './parseMoney.ts';

test.each([
  ['2500', '2500.00'],
  ['2,500', '2500.00'],
  ['1,234,567.5', '1234567.50'],
  ['KES 2 500.00', '2500.00'],
  ['12,5', '12.50'],
  ['12,50', '12.50'],
  ['0.1', '0.10'],
  ['007', '7.00'],
  ['0', '0.00'],
  ['-3', '-3.00'],
])('the amount %s is read as %s', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

test.each(['', 'many', '1.234', '12,34,5', '1,23,456', '2.5.0', '1e3', '.', '2500/=', '1,2345'])(
  'the text "%s" is no amount',
  (text) => {
    expect(parseMoney(text)).toBeNull();
  },
);
