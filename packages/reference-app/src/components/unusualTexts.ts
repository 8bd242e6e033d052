import type { UnusualReason } from '@udongo/sdk';
import { formatReading, type SensorReading, type TranslationOf } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  unusual: {
    warning_limit: 'Mostly between {low} and {high}.',
    other_unit: 'It looks like dS/m or mS/cm, and must be µS/cm.',
    error_value: '255 often means that the probe has no valid reading.',
    all_equal: 'Nitrogen, phosphorus and potassium are equal: often the probe measured nothing.',
    swapped: 'Latitude and longitude look swapped.',
    far_from_booking: 'The booking’s other samples suggest {low} to {high}.',
    far_from_county: 'Verified samples of the county suggest {low} to {high}.',
    outside_county: 'Measured {distance} km from {county}: check the code of the sample.',
    far_from_plot: 'Measured {distance} km from the place of the plot: check the code of the sample.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  unusual: {
    warning_limit: 'Mara nyingi kati ya {low} na {high}.',
    other_unit: 'Inaonekana ni dS/m au mS/cm, na inapaswa kuwa µS/cm.',
    error_value: '255 mara nyingi ina maana kuwa kifaa hakikusoma.',
    all_equal: 'Nitrojeni, fosforasi na potasiamu ni sawa: mara nyingi kifaa hakikupima chochote.',
    swapped: 'Latitudo na longitudo zinaonekana zimebadilishana.',
    far_from_booking: 'Sampuli nyingine za miadi zinaonyesha {low} hadi {high}.',
    far_from_county: 'Sampuli zilizothibitishwa za kaunti zinaonyesha {low} hadi {high}.',
    outside_county: 'Imepimwa km {distance} kutoka {county}: kagua nambari ya sampuli.',
    far_from_plot: 'Imepimwa km {distance} kutoka mahali pa shamba: kagua nambari ya sampuli.',
  },
};

const useTexts = createTexts(en, sw);

/** Says why a reading is unusual, to the person who measures as to the one who verifies. */
export function useUnusualText() {
  const t = useTexts();
  return (reading: SensorReading, reasons: readonly UnusualReason[]) =>
    reasons
      .map(({ kind, expected_low, expected_high, distance_km = 0, county_name = '' }) =>
        t(`unusual.${kind}`, {
          distance: distance_km,
          county: county_name,
          low: expected_low,
          high: reading === 'pH' ? expected_high : formatReading(reading, expected_high),
        }),
      )
      .join(' ');
}
