import type { SampleResult } from '@udongo/sdk';
import { formatDate, type TranslationOf, useLocale } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  measurement: {
    on: 'Measured on {date}.',
    onBy: 'Measured on {date} by {name}.',
    with: 'Probe: {device}.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  measurement: {
    on: 'Ilipimwa {date}.',
    onBy: 'Ilipimwa {date} na {name}.',
    with: 'Kifaa cha kupimia: {device}.',
  },
};

const useMeasurementText = createTexts(en, sw);

/** When a sample was measured, by whom and with which probe; nothing where a service does not say. */
export function Measurement({
  result: { measured_on, measured_by_name: name, measured_with: device },
}: {
  result: SampleResult;
}) {
  const t = useMeasurementText();
  const locale = useLocale();
  if (!measured_on) return null;
  const date = formatDate(locale, measured_on);
  return (
    <>
      {name ? t('measurement.onBy', { date, name }) : t('measurement.on', { date })}
      {device && ` ${t('measurement.with', { device })}`}
    </>
  );
}
