import { describeAction, resultTexts } from '@udongo/sdk/results';
import { useLocale } from '@udongo/ui';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { namePlot } from './namePlot.ts';
import { useResultsText } from './resultsTexts.ts';
import type { Ban } from './toShoppingList.ts';

interface NotNeededProps {
  bans: readonly Ban[];
  headingLevel: 2 | 3;
}

/** Lists what not to buy, and for which plots; the same advice for several plots is one line. */
export function NotNeeded({ bans, headingLevel }: NotNeededProps) {
  const Heading = `h${headingLevel}` as const;
  const t = useResultsText();
  const locale = useLocale();
  const { products, report } = resultTexts(locale);
  const plotsOf = new Map<string, { say: (plots: string) => string; plots: Set<string> }>();
  for (const { action, plot, isBought } of bans) {
    const { title, why } = describeAction(action, locale);
    const product = action.product && products[action.product];
    const say = (plots: string) =>
      isBought && product
        ? t('results.notFor', { product, plots, why })
        : t('results.notAtAll', { title, plots, why });
    const key = say('');
    const line = plotsOf.get(key) ?? { say, plots: new Set() };
    plotsOf.set(key, { ...line, plots: line.plots.add(namePlot(plot, locale)) });
  }
  if (plotsOf.size === 0) return null;
  return (
    <>
      <Heading className="app-results__not">{report.doNotBuy}</Heading>
      <ul>
        {[...plotsOf].map(([key, { say, plots }]) => (
          <li key={key}>
            <KeepCodes>{say([...plots].join('; '))}</KeepCodes>
          </li>
        ))}
      </ul>
    </>
  );
}
