import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createComeback } from './comeback.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
});

test('who waits asks again when the network is back and every half minute, until they need not', () => {
  const again = vi.fn();
  const stop = createComeback(() => undefined).wait(again);
  dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(again).toHaveBeenCalledTimes(2);
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(navigator, 'onLine');
  stop();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(again).toHaveBeenCalledTimes(2);
});

test('who waits asks again at the answer of another call, not at each one', () => {
  const forget = vi.fn();
  const again = vi.fn();
  const { noteAnswer, wait } = createComeback(forget);
  noteAnswer();
  expect(forget).not.toHaveBeenCalled();
  const stop = wait(again);
  noteAnswer();
  noteAnswer();
  expect(again).toHaveBeenCalledTimes(1);
  expect(forget).toHaveBeenCalledTimes(1);
  stop();
});
