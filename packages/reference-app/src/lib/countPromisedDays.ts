import type { Settings } from '@udongo/sdk';

type Promised = Pick<
  Settings,
  'days_to_collect' | 'days_to_receive' | 'days_to_analyse' | 'days_to_verify' | 'days_to_report'
>;

/** Counts the working days from the day of the test to the report; null where the service promises none. */
export function countPromisedDays(settings: Partial<Promised> | undefined): number | null {
  const steps = [
    settings?.days_to_collect,
    settings?.days_to_receive,
    settings?.days_to_analyse,
    settings?.days_to_verify,
    settings?.days_to_report,
  ];
  const days = steps.reduce<number>((sum, step) => sum + (step ?? Number.NaN), 0);
  return Number.isNaN(days) ? null : days;
}
