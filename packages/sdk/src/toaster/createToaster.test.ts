import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToaster } from './createToaster.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = { tone: 'success', message: 'Saved' } as const;

test('a notification is shown for 3 seconds, or for its own time', () => {
  const toaster = createToaster();
  toaster.show(saved);
  toaster.show({ tone: 'error', message: 'Refused', durationMs: 8000 });
  vi.advanceTimersByTime(2999);
  expect(messages(toaster)).toEqual(['Saved', 'Refused']);
  vi.advanceTimersByTime(1);
  expect(messages(toaster)).toEqual(['Refused']);
  vi.advanceTimersByTime(5000);
  expect(messages(toaster)).toEqual([]);
});

test('a sixth notification drops the oldest', () => {
  const toaster = createToaster();
  for (const message of ['1', '2', '3', '4', '5', '6']) toaster.show({ tone: 'info', message });
  expect(messages(toaster)).toEqual(['2', '3', '4', '5', '6']);
  expect(vi.getTimerCount()).toBe(5);
});

test('a person who points at a notification keeps the time it had left', () => {
  const toaster = createToaster();
  toaster.show(saved);
  vi.advanceTimersByTime(2000);
  toaster.pause();
  toaster.show({ tone: 'info', message: 'While paused' });
  vi.advanceTimersByTime(60_000);
  expect(messages(toaster)).toEqual(['Saved', 'While paused']);
  toaster.resume();
  vi.advanceTimersByTime(999);
  expect(messages(toaster)).toEqual(['Saved', 'While paused']);
  vi.advanceTimersByTime(1);
  expect(messages(toaster)).toEqual(['While paused']);
  vi.advanceTimersByTime(2000);
  expect(messages(toaster)).toEqual([]);
});

test('resuming twice does not shorten a notification', () => {
  const toaster = createToaster();
  toaster.show(saved);
  toaster.resume();
  toaster.pause();
  toaster.pause();
  toaster.resume();
  toaster.resume();
  vi.advanceTimersByTime(2999);
  expect(messages(toaster)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(toaster)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that is dismissed is gone at once and for good', () => {
  const toaster = createToaster();
  const id = toaster.show(saved);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
});

test('an endless notification stays until it is dismissed', () => {
  const toaster = createToaster();
  const id = toaster.show({ ...saved, durationMs: Number.POSITIVE_INFINITY });
  vi.advanceTimersByTime(1e9);
  expect(messages(toaster)).toEqual(['Saved']);
  toaster.dismiss(id);
  expect(messages(toaster)).toEqual([]);
});

test('a view hears of every change and gets the same array until the next', () => {
  const toaster = createToaster();
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

test('a host has a time of its own for all', () => {
  const toaster = createToaster({ durationMs: 5 });
  toaster.show(saved);
  vi.advanceTimersByTime(5);
  expect(messages(toaster)).toEqual([]);
});

function messages(toaster: ReturnType<typeof createToaster>): string[] {
  return toaster.getSnapshot().map(({ message }) => message);
}
