import { expect } from 'vitest';

/**
 * Expects two series of times, in ms and taken in turn, to be alike: their medians differ by less than a third, or by less than
 * the times themselves do, on a machine with other work.
 */
export function expectAlike(some: readonly number[], others: readonly number[]): void {
  const [one, other] = [some, others].map((times) => times.toSorted((a, b) => a - b)) as [number[], number[]];
  const at = (times: number[], share: number) => times[Math.floor(times.length * share)] ?? 0;
  const spread = (times: number[]) => at(times, 0.75) - at(times, 0.25);
  const noise = Math.max(0.35 * Math.max(at(one, 0.5), at(other, 0.5)), spread(one), spread(other));
  expect(Math.abs(at(one, 0.5) - at(other, 0.5)), `${one} and ${other}`).toBeLessThan(noise);
}
