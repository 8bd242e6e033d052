import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

test('a seed repeats its steps', { timeout: 120_000 }, async () => {
  const once = [...(await simulate(6, 4))];
  expect(once.length).toBeGreaterThan(20);
  expect(await simulate(6, 4)).toEqual(once);
});
