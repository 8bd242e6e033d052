import { expect, test } from 'vitest';
import { latestDays, runningAndBefore } from './periods.ts';

test.each([
  ['day', '2026-11-22', ['2026-11-22', '2026-11-22'], ['2026-11-21', '2026-11-21']],
  ['week', '2026-11-25', ['2026-11-23', '2026-11-25'], ['2026-11-16', '2026-11-18']],
  ['month', '2026-11-22', ['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22']],
  // February is over before the 31st.
  ['month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['year', '2026-11-22', ['2026-01-01', '2026-11-22'], ['2025-01-01', '2025-11-22']],
] as const)(
  'the running %s on %s is compared with the same part of the one before',
  (interval, today, now, before) => {
    const compared = runningAndBefore(interval, today);
    expect([compared.now.from, compared.now.to]).toEqual(now);
    expect([compared.before.from, compared.before.to]).toEqual(before);
  },
);

test('twelve months end with the running one', () => {
  expect(latestDays('month', '2026-11-22')).toEqual({ from: '2025-12-01', to: '2026-11-22' });
  expect(latestDays('week', '2026-11-22').from).toBe('2026-08-31');
});
