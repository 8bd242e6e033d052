import { expect, test } from 'vitest';
import { lockedKeyOf, mayChange, mayDelete } from './bookingFacts.ts';

test.each(['administrator', 'agent', 'farmer'] as const)('nobody deletes a paid booking: %s', (role) => {
  expect(mayDelete({ status: 'booked', paid: false }, role)).toBe(true);
  expect(mayDelete({ status: 'booked', paid: true }, role)).toBe(false);
});

test('a booking with records of money is deleted by nobody, as the service says', () => {
  const canceled = { status: 'canceled', paid: false, may_change: true } as const;
  expect(mayDelete({ ...canceled, may_delete: false }, 'administrator')).toBe(false);
  expect(mayDelete({ ...canceled, may_delete: true }, 'administrator')).toBe(true);
});

test('a booking that only came to the shop of an agent is neither edited nor deleted, and says why', () => {
  const served = { status: 'booked', paid: false, may_change: false } as const;
  expect([mayChange(served, 'agent'), mayDelete(served, 'agent')]).toEqual([false, false]);
  expect(lockedKeyOf(served)).toBe('booking.onlyServed');
  expect(lockedKeyOf({ ...served, status: 'sample_collected' })).toBe('booking.locked');
  expect(lockedKeyOf({ ...served, status: 'canceled' })).toBe('booking.lockedCanceled');
});

test('staff change bookings only where their role can, whatever the booking says', () => {
  const waiting = { status: 'booked', paid: false, may_change: true } as const;
  expect([mayChange(waiting, 'technician'), mayDelete(waiting, 'finance')]).toEqual([false, false]);
});

test('a service that does not say who may change a booking lets anybody until the test has begun', () => {
  expect(mayChange({}, 'agent')).toBe(true);
  expect(mayChange({ status: 'received' }, 'agent')).toBe(false);
});
