import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import { countPromisedDays } from '../../lib/countPromisedDays.ts';

export interface Prices {
  tests: readonly TestTypeOption[];
  /** Working days from the day of the test to the report; null where the service promises none. */
  days: number | null;
  /** Names of crops for which results name no amounts of fertiliser; none where the service does not say. */
  withoutAmounts: readonly string[];
}

/** Asks for the tests that are offered, and for the days that they take. */
export async function askPrices({ boot }: Pick<UdongoApi, 'boot'>, options: CallOptions): Promise<Prices> {
  const { test_types: tests, settings, crops = [] } = await boot.get({}, options);
  return {
    tests,
    days: countPromisedDays(settings),
    withoutAmounts: crops.flatMap(({ name, has_amounts }) => (has_amounts === false ? [name] : [])),
  };
}
