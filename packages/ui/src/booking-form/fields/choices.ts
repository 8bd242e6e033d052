import { formatKes, soilTypes, type TestTypeOption } from '@udongo/sdk/values';
import { farmingTypeLabels } from '../../lib/farmingTypeLabels.ts';
import { soilTypeLabels } from '../../lib/soilTypeLabels.ts';
import { testTypeLabels } from '../../lib/testTypeLabels.ts';
import { wordOf } from '../../lib/wordOf.ts';
import type { TranslateOf } from '../../messages/index.ts';
import type { bookingTexts } from '../values/index.ts';

type Translate = TranslateOf<typeof bookingTexts>;

/** Names the shown tests with their prices; one that is not among those on offer is marked as such. */
export function readTestTypeOptions(
  shown: readonly TestTypeOption[],
  offered: readonly TestTypeOption[],
  t: Translate,
) {
  return shown.map((option) => ({
    value: option.value,
    label: wordOf(testTypeLabels, option.value, t),
    note: offered.includes(option)
      ? t('booking.pricePerSample', { price: formatKes(option.cost_per_test) })
      : t('booking.testTypeWithdrawn'),
  }));
}

export function readFarmingTypeOptions(t: Translate) {
  return Object.entries(farmingTypeLabels).map(([value, label]) => ({ value, label: t(label) }));
}

/** Names the soil types; a stored one that is no longer offered stays visible, so that the error of the second pass makes sense. */
export function readSoilTypeOptions(chosen: string, t: Translate) {
  const offered = soilTypes.map(({ value }) => ({ value, label: t(soilTypeLabels[value]) }));
  if (chosen === '' || offered.some(({ value }) => value === chosen)) return offered;
  const withdrawn = t('bookingSample.soilTypeUnknown', { type: chosen });
  return [{ value: chosen, label: withdrawn, disabled: true }, ...offered];
}
