/** The number of runs of a property: the usual number in `npm test`, the long one where `UDONGO_TEST_RUNS=long` (`npm run test:long`). */
export function runs(usual: number, long: number): number {
  return process.env.UDONGO_TEST_RUNS === 'long' ? long : usual;
}

/** The seed of a run that is to be repeated, as fast-check printed it: `UDONGO_TEST_SEED`. */
export function givenSeed(): { seed?: number } {
  const seed = process.env.UDONGO_TEST_SEED;
  return seed ? { seed: Number(seed) } : {};
}
