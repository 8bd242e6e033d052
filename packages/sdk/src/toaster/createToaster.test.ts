import { expect, test } from 'vitest';
import { createToaster, type ToasterTimers } from './createToaster.ts';

const saved = { tone: 'success', message: 'Saved' } as const;

test('a notification is shown for 3 seconds, or for its own time', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  toaster.show(saved);
  toaster.show({ tone: 'error', message: 'Refused', durationMs: 8000 });
  clock.advance(2999);
  expect(messages(toaster)).toEqual(['Saved', 'Refused']);
  clock.advance(1);
  expect(messages(toaster)).toEqual(['Refused']);
  clock.advance(5000);
  expect(messages(toaster)).toEqual([]);
});

test('a sixth notification drops the oldest', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  for (const message of ['1', '2', '3', '4', '5', '6']) toaster.show({ tone: 'info', message });
  expect(messages(toaster)).toEqual(['2', '3', '4', '5', '6']);
  expect(clock.waiting()).toBe(5);
});

test('a person who points at a notification keeps the time it had left', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  toaster.show(saved);
  clock.advance(2000);
  toaster.pause();
  toaster.show({ tone: 'info', message: 'While paused' });
  clock.advance(60_000);
  expect(messages(toaster)).toEqual(['Saved', 'While paused']);
  toaster.resume();
  clock.advance(999);
  expect(messages(toaster)).toEqual(['Saved', 'While paused']);
  clock.advance(1);
  expect(messages(toaster)).toEqual(['While paused']);
  clock.advance(2000);
  expect(messages(toaster)).toEqual([]);
});

test('resuming twice does not shorten a notification', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  toaster.show(saved);
  toaster.resume();
  toaster.pause();
  toaster.pause();
  toaster.resume();
  toaster.resume();
  clock.advance(2999);
  expect(messages(toaster)).toEqual(['Saved']);
  clock.advance(1);
  expect(messages(toaster)).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test('one that is dismissed is gone at once and for good', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  const id = toaster.show(saved);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
  expect(clock.waiting()).toBe(0);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
});

test('an endless notification stays until it is dismissed', () => {
  const clock = createClock();
  const toaster = createToaster({ timers: clock });
  const id = toaster.show({ ...saved, durationMs: Number.POSITIVE_INFINITY });
  clock.advance(1e9);
  expect(messages(toaster)).toEqual(['Saved']);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
});

test('a view hears of every change and gets the same array until the next', () => {
  const toaster = createToaster({ timers: createClock() });
  const seen: number[] = [];
  const unsubscribe = toaster.subscribe(() => seen.push(toaster.getSnapshot().length));
  const id = toaster.show(saved);
  expect(toaster.getSnapshot()).toBe(toaster.getSnapshot());
  toaster.dismiss(id);
  toaster.dismiss(id);
  unsubscribe();
  toaster.show(saved);
  expect(seen).toEqual([1, 0]);
});

test('without a clock of its own it runs on the real one', async () => {
  const toaster = createToaster({ durationMs: 5 });
  toaster.show(saved);
  await new Promise<void>((resolve) => {
    toaster.subscribe(resolve);
  });
  expect(messages(toaster)).toEqual([]);
});

function messages(toaster: ReturnType<typeof createToaster>): string[] {
  return toaster.getSnapshot().map(({ message }) => message);
}

function createClock(): ToasterTimers & { advance(ms: number): void; waiting(): number } {
  let nowMs = 0;
  const alarms = new Map<symbol, { atMs: number; callback: () => void }>();
  return {
    now: () => nowMs,
    after(delayMs, callback) {
      const key = Symbol('alarm');
      alarms.set(key, { atMs: nowMs + delayMs, callback });
      return () => alarms.delete(key);
    },
    advance(ms) {
      nowMs += ms;
      for (const [key, { atMs, callback }] of [...alarms].sort(([, a], [, b]) => a.atMs - b.atMs)) {
        if (atMs > nowMs) continue;
        alarms.delete(key);
        callback();
      }
    },
    waiting: () => alarms.size,
  };
}
