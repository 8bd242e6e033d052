import type { ResultAction, SampleResult } from '@udongo/sdk';
import { describeAction, resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { codeOf, formatDate, useLocale } from '@udongo/ui';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { useResultsText } from './resultsTexts.ts';
import { toShoppingList } from './toShoppingList.ts';

interface ShoppingTableProps {
  results: readonly SampleResult[];
  /** Names crop and area of each sample, for a shop that does not know the farm. Default false. */
  withPlots?: boolean;
}

/** Table of the products that the advice for all samples needs, with bags and KES. */
export function ShoppingTable({ results, withPlots = false }: ShoppingTableProps) {
  const t = useResultsText();
  const locale = useLocale();
  const { lines, total, isPriced, priceAsOf } = toShoppingList(results);
  const words = resultTexts(locale);
  const range = (low: number, high: number) =>
    low === high
      ? formatNumber(low)
      : t('results.range', { low: formatNumber(low), high: formatNumber(high) });
  const skipped = results
    .flatMap(({ crops }) => crops[0]?.actions ?? [])
    .filter(({ kind }) => kind === 'skip');
  if (lines.length === 0) return <p>{t('results.nothing')}</p>;
  return (
    <>
      <table className="app-results__table">
        <thead>
          <tr>
            <th scope="col">{t('results.product')}</th>
            <th scope="col">{t('results.samples')}</th>
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
              <th scope="row">{words.products[line.product]}</th>
              <td>
                {withPlots ? (
                  line.samples.map((code) => (
                    <div key={code}>
                      <KeepCodes>{namePlot(code)}</KeepCodes>
                    </div>
                  ))
                ) : (
                  <KeepCodes>{line.samples.join(', ')}</KeepCodes>
                )}
              </td>
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
              <th scope="row" colSpan={3}>
                {t('results.together')}
              </th>
              <td className="app-results__number">
                <b>{range(total.low, total.high)}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {skipped.length > 0 && (
        <p>
          <b>{t('results.doNotBuy')}:</b> {[...new Set(skipped.map((action) => whyNot(action)))].join(' ')}
        </p>
      )}
      {priceAsOf && (
        <p className="app-results__facts">{t('results.prices', { date: formatDate(locale, priceAsOf) })}</p>
      )}
    </>
  );

  function namePlot(code: string) {
    const result = results.find(
      ({ sample, sample_code }) => codeOf({ id: sample, code: sample_code }) === code,
    );
    const crop = result?.crops.map(({ crop_name }) => crop_name).join(' + ');
    if (!crop) return code;
    return t('results.plot', { code, crop, acres: formatNumber(Number(result?.size_of_land)) });
  }

  function whyNot(action: ResultAction) {
    const { title, why } = describeAction(action, locale);
    return `${title}. ${why}`;
  }
}
