import type { SampleResult } from '@udongo/sdk';
import { describeRuleSet } from '@udongo/sdk/results';
import { Button, Card, codeOf, formatDate, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { MissingBooking } from '../../components/MissingBooking.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { ResultsNotYet } from './ResultsNotYet.tsx';
import { useResultsText } from './resultsTexts.ts';
import { SendList } from './SendList.tsx';
import { ShoppingTable } from './ShoppingTable.tsx';
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
        actions={
          results && (
            <>
              <SendList title={t('results.shoppingTitle', { code })} results={results} />
              <Button onClick={() => print()}>{t('results.print')}</Button>
            </>
          )
        }
      >
        {t('results.shoppingTitle', { code })}
      </PageTitle>
      {results ? (
        <Card>
          <ShoppingTable results={results} headingLevel={2} />
          <AmountsFrom results={results} />
        </Card>
      ) : (
        <ResultsNotYet booking={booking} />
      )}
    </div>
  );
}

/** The rules that the amounts come from: the list is shown to the shop without the results. */
function AmountsFrom({ results }: { results: readonly SampleResult[] }) {
  const locale = useLocale();
  const ruleSet = results.find(({ rule_set }) => rule_set)?.rule_set;
  if (!ruleSet) return null;
  const day = formatDate(locale, ruleSet.counts_from);
  return <p className="app-results__facts">{describeRuleSet(ruleSet, day, locale).join(' ')}</p>;
}
