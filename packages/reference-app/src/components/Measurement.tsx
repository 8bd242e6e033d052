import type { SampleResult } from '@udongo/sdk';
import { describeMeasurement } from '@udongo/sdk/results';
import { formatDate, type TranslationOf, useLocale } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = { measurement: { overdue: 'The calibration of the probe was overdue.' } } as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  measurement: { overdue: 'Muda wa ulinganisho wa kifaa ulikuwa umepita.' },
};

const useMeasurementText = createTexts(en, sw);

/** When a sample was measured, by whom and with which probe; nothing where a service does not say. */
export function Measurement({ result }: { result: SampleResult }) {
  const t = useMeasurementText();
  const locale = useLocale();
  const said = describeMeasurement(result, (instant) => formatDate(locale, instant), locale);
  return [said, result.calibration_overdue && t('measurement.overdue')].filter(Boolean).join(' ');
}
