import type { SampleResult } from '@udongo/sdk';
import { resultTexts, writeBags } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { useLocale } from '@udongo/ui';
import { useShareText } from '../../components/ShareButtons.tsx';
import { useResultsText } from './resultsTexts.ts';
import { toShoppingList } from './toShoppingList.ts';

interface SendListProps {
  /** The first line of the text. */
  title: string;
  results: readonly SampleResult[];
}

/** The shopping list as a text for WhatsApp: a line for each product, then the total. Nothing where nothing is bought. */
export function SendList({ title, results }: SendListProps) {
  const t = useResultsText();
  const share = useShareText();
  const texts = resultTexts(useLocale());
  const { lines, total, isPriced } = toShoppingList(results);
  if (lines.length === 0) return null;
  const kes = (low: number, high: number) =>
    `KES ${
      low === high
        ? formatNumber(low)
        : t('results.range', { low: formatNumber(low), high: formatNumber(high) })
    }`;
  const text = [
    title,
    ...lines.map(({ product, bagsLow, bagsHigh, costLow, costHigh }) => {
      const price = costLow === null || costHigh === null ? t('results.noPrice') : kes(costLow, costHigh);
      return `${texts.products[product]}: ${writeBags(bagsLow, bagsHigh, texts)}, ${price}`;
    }),
    ...(isPriced ? [`${t('results.together')}: ${kes(total.low, total.high)}`] : []),
  ].join('\n');
  return (
    <a
      className="udongo-button"
      data-variant="primary"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
    >
      {share('share.whatsapp')}
    </a>
  );
}
