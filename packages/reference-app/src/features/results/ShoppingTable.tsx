import type { SampleResult } from '@udongo/sdk';
import { resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { formatDate, useLocale } from '@udongo/ui';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { NotNeeded } from './NotNeeded.tsx';
import { namePlot } from './namePlot.ts';
import { useResultsText } from './resultsTexts.ts';
import { toShoppingList } from './toShoppingList.ts';

interface ShoppingTableProps {
  results: readonly SampleResult[];
  /** Level of the heading inside it: below the page's or the card's. */
  headingLevel: 2 | 3;
}

/** Table of the products that the advice for all samples needs, with plots, bags and KES, then what not to buy. */
export function ShoppingTable({ results, headingLevel }: ShoppingTableProps) {
  const t = useResultsText();
  const locale = useLocale();
  const { lines, bans, total, isPriced, priceAsOf } = toShoppingList(results);
  const { products, timings } = resultTexts(locale);
  const range = (low: number, high: number) =>
    low === high
      ? formatNumber(low)
      : t('results.range', { low: formatNumber(low), high: formatNumber(high) });
  if (lines.length === 0) {
    return (
      <>
        <p>{t('results.nothing')}</p>
        <NotNeeded bans={bans} headingLevel={headingLevel} />
      </>
    );
  }
  return (
    <>
      <table className="app-results__table">
        <thead>
          <tr>
            <th scope="col">{t('results.product')}</th>
            <th scope="col" className="app-results__number">
              {t('results.bags')}
            </th>
            <th scope="col" className="app-results__number">
              {t('results.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.product}>
              <th scope="row">
                {products[line.product]}
                {line.plots.map((plot) => (
                  <div key={plot.code} className="app-results__plot">
                    <KeepCodes>
                      {[
                        namePlot(plot, locale, 'acres'),
                        ...plot.timings.map((timing) => timings[timing]),
                      ].join(' · ')}
                    </KeepCodes>
                  </div>
                ))}
              </th>
              <td className="app-results__number">{range(line.bagsLow, line.bagsHigh)}</td>
              <td className="app-results__number">
                {line.costLow !== null && line.costHigh !== null
                  ? range(line.costLow, line.costHigh)
                  : t('results.noPrice')}
              </td>
            </tr>
          ))}
          {isPriced && (
            <tr>
              <th scope="row" colSpan={2}>
                {t('results.together')}
              </th>
              <td className="app-results__number">
                <b>{range(total.low, total.high)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <NotNeeded bans={bans} headingLevel={headingLevel} />
      {priceAsOf && (
        <p className="app-results__facts">{t('results.prices', { date: formatDate(locale, priceAsOf) })}</p>
      )}
    </>
  );
}
