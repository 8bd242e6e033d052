import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRetryTimer } from './retryTimer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test.each([
  ['what the server asks for is waited for', 10 * minute, 10 * minute],
  [
    'a server that asks for a month is asked again after an hour, not at once',
    30 * 24 * 60 * minute,
    60 * minute,
  ],
])('%s', (_, askedMs, waitedMs) => {
  const tryAgain = vi.fn();
  const timer = createRetryTimer(tryAgain);
  timer.failed(askedMs);
  timer.set(true);
  vi.advanceTimersByTime(waitedMs - 1);
  expect(tryAgain).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tryAgain).toHaveBeenCalledOnce();
});
