import { Button, Card, codeOf } from '@udongo/ui';
import { Link } from 'react-router';
import { MissingBooking } from '../../components/MissingBooking.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { ResultsNotYet } from './ResultsNotYet.tsx';
import { useResultsText } from './resultsTexts.ts';
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
        actions={results && <Button onClick={() => print()}>{t('results.print')}</Button>}
      >
        {t('results.shoppingTitle', { code })}
      </PageTitle>
      {results ? (
        <Card>
          <ShoppingTable results={results} headingLevel={2} />
        </Card>
      ) : (
        <ResultsNotYet booking={booking} />
      )}
    </div>
  );
}
