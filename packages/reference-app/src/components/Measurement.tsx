import type { SampleResult } from '@udongo/sdk';
import { describeMeasurement } from '@udongo/sdk/results';
import { formatDate, useLocale } from '@udongo/ui';

/** When a sample was measured, by whom and with which probe; nothing where a service does not say. */
export function Measurement({ result }: { result: SampleResult }) {
  const locale = useLocale();
  return describeMeasurement(result, (instant) => formatDate(locale, instant), locale);
}
