import { fill, nameCrop, resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import type { Locale } from '@udongo/ui';
import type { Plot } from './toShoppingList.ts';

/** Names a plot for people who do not know the farm: "Lower plot (UD-1042-1): Maize, 2 acres". */
export function namePlot({ place, code, crops, acres }: Plot, locale: Locale, size?: 'acres'): string {
  const words = resultTexts(locale);
  const name = place ? `${place} (${code})` : code;
  const grown = crops.map((crop) => nameCrop(crop, locale)).join(' + ');
  const land = fill(acres === 1 ? words.acre : words.acres, { number: formatNumber(acres) });
  return `${name}: ${[grown, ...(size ? [land] : [])].join(', ')}`;
}
