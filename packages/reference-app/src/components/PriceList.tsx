import type { TestType } from '@udongo/sdk';
import { formatKes, type TestTypeOption, testTypes } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { useWords } from '../lib/useWords.ts';
import { usePriceListText } from './priceListTexts.ts';
import './priceList.css';

/** By the analyses of `testTypes`. */
const about = {
  'basic-macro-nutrients-analysis': 'priceList.basic',
  'complete-soil-analysis': 'priceList.complete',
  'microbial-analysis': 'priceList.microbial',
} as const satisfies Record<TestType, string>;

/** The tests, what each contains and is for, and its price. */
export function PriceList({ tests = testTypes }: { tests?: readonly TestTypeOption[] }) {
  const t = usePriceListText();
  const words = useWords();
  return (
    <section className="app-section" aria-labelledby="prices">
      <h2 id="prices">{t('priceList.title')}</h2>
      <ul className="app-cards">
        {tests.map(({ value, cost_per_test }) => (
          <li key={value}>
            <Card headingLevel={3} title={words.testType(value)}>
              <p className="app-price">{t('priceList.perSample', { price: formatKes(cost_per_test) })}</p>
              {t(about[value])}
            </Card>
          </li>
        ))}
      </ul>
      <p className="app-quiet">{t('priceList.probe')}</p>
    </section>
  );
}
