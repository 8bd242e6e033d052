import { expect, test } from 'vitest';
import { liveSeeds } from './liveSeeds.ts';
import { simulate } from './simulate.ts';

// A named seed is lived once, by the other file. A planted fault is looked for in more lives.
if (!process.env.SEED) liveSeeds(3, process.env.FAULT ? 18 : 3);

test('a seed repeats its steps', { timeout: 120_000 }, async () => {
  const once = [...(await simulate(6, 4))];
  expect(once.length).toBeGreaterThan(20);
  expect(await simulate(6, 4)).toEqual(once);
});
