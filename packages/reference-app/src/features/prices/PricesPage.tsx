import { type TestTypeOption, testTypes } from '@udongo/sdk/values';
import { useCallback } from 'react';
import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { PriceList } from '../../components/PriceList.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { usePricesText } from './pricesTexts.ts';

/** The prices of the tests, from the API; if it gives none, the prices that this app books with. */
export function PricesPage() {
  const t = usePricesText();
  const { visitor } = useServices();
  const given = useServerData<TestTypeOption[]>();
  const ask = useCallback(
    async (_: null, options: { signal: AbortSignal }) => (await visitor.boot.get({}, options)).test_types,
    [visitor],
  );
  const { data = given } = useLoaded<null, readonly TestTypeOption[]>(ask, null);
  return (
    <div className="app-page">
      <PageTitle intro={t('prices.intro')}>{t('prices.title')}</PageTitle>
      <PriceList tests={data ?? testTypes} />
      <p>{t('prices.due')}</p>
      <BookOrAsk />
    </div>
  );
}
