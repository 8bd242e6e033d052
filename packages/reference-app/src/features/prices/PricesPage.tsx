import { testTypes } from '@udongo/sdk/values';
import { useCallback } from 'react';
import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PriceList } from '../../components/PriceList.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { askPrices, type Prices } from './askPrices.ts';
import { CompareTests } from './CompareTests.tsx';
import { usePricesText } from './pricesTexts.ts';
import { WithoutAmounts } from './WithoutAmounts.tsx';

const own: Prices = { tests: testTypes, days: null, withoutAmounts: [] };

/** The prices of the tests and what each contains, from the API; if it gives none, the prices that this app books with. */
export function PricesPage() {
  const t = usePricesText();
  const { visitor } = useServices();
  const given = useServerData<Prices>();
  const ask = useCallback(
    (_: null, options: { signal: AbortSignal }) => askPrices(visitor, options),
    [visitor],
  );
  const { data = given ?? own } = useLoaded<null, Prices>(ask, null);
  return (
    <div className="app-page">
      <PageTitle intro={t('prices.intro')}>{t('prices.title')}</PageTitle>
      <PriceList tests={data.tests} />
      <CompareTests tests={data.tests} />
      <WithoutAmounts crops={data.withoutAmounts} />
      <p>
        {t('prices.due')} {data.days !== null && t('prices.days', { days: data.days })}
      </p>
      <BookOrAsk />
    </div>
  );
}
