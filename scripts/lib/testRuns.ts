/** How many runs a property takes: the usual number in `npm test`, the long one where `UDONGO_TEST_RUNS=long` (`npm run test:long`). */
export function runs(usual: number, long: number): number {
  return process.env.UDONGO_TEST_RUNS === 'long' ? long : usual;
}
