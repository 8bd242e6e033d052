import type { CallOptions, UdongoApi } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';

export interface Prices {
  tests: readonly TestTypeOption[];
  /** Working days from the day of the test to the report; null where the service promises none. */
  days: number | null;
}

/** Asks for the tests that are offered, and for the days that they take. */
export async function askPrices({ boot }: Pick<UdongoApi, 'boot'>, options: CallOptions): Promise<Prices> {
  const { test_types: tests, settings } = await boot.get({}, options);
  const steps = [
    settings?.days_to_collect,
    settings?.days_to_receive,
    settings?.days_to_analyse,
    settings?.days_to_verify,
    settings?.days_to_report,
  ];
  const days = steps.reduce<number>((sum, step) => sum + (step ?? Number.NaN), 0);
  return { tests, days: Number.isNaN(days) ? null : days };
}
