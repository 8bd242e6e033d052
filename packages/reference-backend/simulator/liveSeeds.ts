import { test } from 'vitest';
import { simulate } from './simulate.ts';

const { SEED } = process.env;

/** Tests of 30 days for so many seeds; the environment variable SEED names one to repeat. */
export function liveSeeds(first: number, count: number): void {
  const seeds = SEED ? [Number(SEED)] : Array.from({ length: count }, (_, index) => first + index);
  test.each(seeds)('30 days of seed %i break no promise', { timeout: 300_000 }, async (seed) => {
    await simulate(seed, 30);
  });
}
