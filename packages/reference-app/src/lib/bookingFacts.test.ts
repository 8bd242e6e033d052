import { expect, test } from 'vitest';
import { mayDelete } from './bookingFacts.ts';

test.each(['administrator', 'agent', 'farmer'] as const)('nobody deletes a paid booking: %s', (role) => {
  expect(mayDelete({ status: 'booked', paid: false }, role)).toBe(true);
  expect(mayDelete({ status: 'booked', paid: true }, role)).toBe(false);
});
