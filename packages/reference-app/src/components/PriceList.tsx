import type { TestType } from '@udongo/sdk';
import { formatKes, type TestTypeOption, testTypes } from '@udongo/sdk/values';
import { Card } from '@udongo/ui';
import { useWords } from '../lib/useWords.ts';
import { useText } from '../messages/translator.ts';
import './priceList.css';

const about = {
  'basic-macro-nutrients-analysis': 'home.aboutBasic',
  'complete-soil-analysis': 'home.aboutComplete',
  'microbial-analysis': 'home.aboutMicrobial',
} as const satisfies Record<TestType, string>;

/** The tests, what each is for, and its price. */
export function PriceList({ tests = testTypes }: { tests?: readonly TestTypeOption[] }) {
  const t = useText();
  const words = useWords();
  return (
    <section className="app-section" aria-labelledby="prices">
      <h2 id="prices">{t('home.prices')}</h2>
      <ul className="app-cards">
        {tests.map(({ value, cost_per_test }) => (
          <li key={value}>
            <Card headingLevel={3} title={words.testType(value)}>
              <p className="app-price">{t('home.perSample', { price: formatKes(cost_per_test) })}</p>
              {t(about[value])}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
