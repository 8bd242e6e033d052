import { expect, test } from 'vitest';
import { tooManyRequests } from './errors.ts';

test.each([
  [0, '1 second', '1'],
  [59_001, '60 seconds', '60'],
  [60_001, '2 minutes', '61'],
  [7_200_000, '120 minutes', '7200'],
  [7_200_001, '3 hours', '7201'],
  [86_400_000, '24 hours', '86400'],
])('a wait of %i ms is said as %s, and told to programs in seconds', (waitMs, said, seconds) => {
  const { body, headers } = tooManyRequests(waitMs);
  expect(body).toEqual({ detail: `Request was throttled. Expected available in ${said}.` });
  expect(headers).toEqual({ 'Retry-After': seconds });
});
