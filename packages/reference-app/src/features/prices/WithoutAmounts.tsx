import { Card, useCropLabel, useLocale } from '@udongo/ui';
import { usePricesText } from './pricesTexts.ts';

/** Crops that are sold without advice on fertiliser, because nobody approved amounts for them; nothing where there are none. */
export function WithoutAmounts({ crops }: { crops: readonly string[] }) {
  const t = usePricesText();
  const label = useCropLabel();
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' });
  if (crops.length === 0) return null;
  return (
    <Card title={t('prices.withoutAmounts')}>
      <p>{t('prices.withoutAmountsOf', { crops: list.format(crops.map(label)) })}</p>
    </Card>
  );
}
