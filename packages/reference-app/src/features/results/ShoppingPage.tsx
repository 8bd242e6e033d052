import type { ResultAction, SampleResult } from '@udongo/sdk';
import { describeAction, resultTexts } from '@udongo/sdk/results';
import { formatNumber } from '@udongo/sdk/values';
import { Button, Card, codeOf, formatDate, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { KeepCodes } from '../../components/KeepCodes.tsx';
import { MissingBooking } from '../../components/MissingBooking.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { ResultsNotYet } from './ResultsNotYet.tsx';
import { useResultsText } from './resultsTexts.ts';
import { toShoppingList } from './toShoppingList.ts';
import { useResults } from './useResults.ts';
import './results.css';

/** The shopping list for all samples of a booking, on one page for the agrovet: products, bags, KES. */
export function ShoppingPage() {
  const t = useResultsText();
  const { data, ...waiting } = useResults();
  if (data === null) return <MissingBooking />;
  if (!data) {
    return (
      <div className="app-page">
        <PageTitle>{t('results.shopping')}</PageTitle>
        <Waiting {...waiting} />
      </div>
    );
  }
  const { booking, results } = data;
  const code = codeOf(booking);
  return (
    <div className="app-page">
      <nav className="app-crumbs">
        <Link to={`/bookings/${booking.id}/results`}>{t('results.title', { code })}</Link>
      </nav>
      <PageTitle
        intro={results && t('results.shoppingIntro')}
        actions={results && <Button onClick={() => print()}>{t('results.print')}</Button>}
      >
        {t('results.shoppingTitle', { code })}
      </PageTitle>
      {results ? (
        <Card>
          <ShoppingTable results={results} />
        </Card>
      ) : (
        <ResultsNotYet booking={booking.id} />
      )}
    </div>
  );
}

function ShoppingTable({ results }: { results: readonly SampleResult[] }) {
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
                <KeepCodes>{line.samples.join(', ')}</KeepCodes>
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

  function whyNot(action: ResultAction) {
    const { title, why } = describeAction(action, locale);
    return `${title}. ${why}`;
  }
}
