import fc from 'fast-check';

const { UDONGO_TEST_RUNS, UDONGO_TEST_SEED } = globalThis.process?.env ?? {};
/** Whether this is `npm run test:long`. */
export const isLong = UDONGO_TEST_RUNS === 'long';

/** The number of runs of a property: the usual number in `npm test`, the long one in `npm run test:long`. */
export function runs(usual: number, long: number): number {
  return isLong ? long : usual;
}

/**
 * The seed of all random tests. `npm test` draws the same values on every computer; the long runs draw new ones
 * each time. `UDONGO_TEST_SEED` repeats a printed seed.
 */
export const seed: number = Number(UDONGO_TEST_SEED) || (isLong ? Math.floor(Math.random() * 2 ** 31) : 1);

fc.configureGlobal({ seed });

export { fc };
