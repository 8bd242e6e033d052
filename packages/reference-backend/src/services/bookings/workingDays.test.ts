import { expect, test } from 'vitest';
import { addWorkingDays } from './workingDays.ts';

test.each([
  ['2026-11-20', 0, '2026-11-20', 'a Friday itself'],
  ['2026-11-22', 0, '2026-11-22', 'a Sunday itself'],
  ['2026-11-20', 1, '2026-11-23', 'over a weekend'],
  ['2026-11-21', 1, '2026-11-23', 'from a Saturday'],
  ['2026-11-16', 5, '2026-11-23', 'a week'],
  ['2026-12-24', 1, '2026-12-28', 'over Christmas and a weekend'],
  ['2026-12-31', 1, '2027-01-04', 'over New Year and a weekend'],
  ['2027-04-30', 1, '2027-05-03', 'Labour Day falls on a Saturday'],
  ['2027-05-31', 1, '2027-06-02', 'over Madaraka Day'],
  ['2026-10-09', 1, '2026-10-12', 'Mazingira Day falls on a Saturday'],
  ['2026-10-19', 1, '2026-10-21', 'over Mashujaa Day'],
  ['2028-12-11', 1, '2028-12-13', 'over Jamhuri Day'],
  ['9999-12-30', 5, '9999-12-31', 'the end of days with four digits'],
  ['2028-02-28', 1, '2028-02-29', 'a leap day'],
])('%s and %s working days are %s: %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});
