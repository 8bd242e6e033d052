import { Button, Card, codeOf, SampleResults, speakResult, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { AskAbout } from '../../components/AskAbout.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ListenButton } from '../../components/ListenButton.tsx';
import { Measurement } from '../../components/Measurement.tsx';
import { MissingBooking } from '../../components/MissingBooking.tsx';
import { OtherAnalyses } from '../../components/OtherAnalyses.tsx';
import { ReadingsOverTime } from '../../components/over-time/ReadingsOverTime.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useUser } from '../../services/ServicesContext.ts';
import { ReportPanel } from './ReportPanel.tsx';
import { ResultsNotYet } from './ResultsNotYet.tsx';
import { useResultsText } from './resultsTexts.ts';
import { ShoppingTable } from './ShoppingTable.tsx';
import { type BookingResults, useResults } from './useResults.ts';
import './results.css';

/** The results of a booking: what to do, the readings, its report, and the way to share both. */
export function ResultsPage() {
  const t = useResultsText();
  const { data, ...waiting } = useResults();
  if (data === null) return <MissingBooking />;
  if (data) return <Results {...data} reload={waiting.reload} />;
  return (
    <div className="app-page">
      <PageTitle>{t('results.page')}</PageTitle>
      <Waiting {...waiting} />
    </div>
  );
}

function Results({ booking, results, reload }: BookingResults & { reload: () => void }) {
  const t = useResultsText();
  const locale = useLocale();
  const role = useUser()?.role;
  const code = codeOf(booking);
  const sentences = results?.flatMap((result) => speakResult(result, locale)) ?? [];
  return (
    <div className="app-page">
      <nav className="app-crumbs">
        <Link to={`/bookings/${booking.id}`}>{t('results.booking', { code })}</Link>
      </nav>
      <PageTitle
        actions={
          results && (
            <>
              <AskAbout code={code} />
              <Button onClick={() => print()}>{t('results.print')}</Button>
              <ListenButton sentences={sentences} />
              <ButtonLink to={`/bookings/${booking.id}/shopping`}>{t('results.shopping')}</ButtonLink>
            </>
          )
        }
      >
        {t('results.title', { code })}
      </PageTitle>
      {results ? (
        <div className="app-results">
          <div className="app-results__main">
            {role === 'agent' && (
              <div className="app-results__to-sell">
                <Card title={t('results.toSell')}>
                  <p className="app-quiet">{t('results.toSellIntro')}</p>
                  <ShoppingTable results={results} headingLevel={3} />
                </Card>
              </div>
            )}
            <h2 className="udongo-hidden">{t('results.advice')}</h2>
            <SampleResults results={results} />
            {results.map(({ sample, sample_code, other_analyses }) => (
              <OtherAnalyses key={sample} analyses={other_analyses} sample={sample_code} />
            ))}
            <ul className="app-results__facts" aria-label={t('results.measurements')}>
              {results
                .filter(({ measured_on }) => measured_on)
                .map((result) => (
                  <li key={result.sample}>
                    {[result.sample_code, result.sample_location].filter(Boolean).join(', ')}:{' '}
                    <Measurement result={result} />
                  </li>
                ))}
            </ul>
          </div>
          <aside className="app-results__side">
            {role && <ReportPanel booking={booking} role={role} isVerified onWithdrawn={reload} />}
          </aside>
          {booking.farmer && (
            <div className="app-results__main">
              <ReadingsOverTime farmer={booking.farmer} booking={booking.id} />
            </div>
          )}
        </div>
      ) : (
        <ResultsNotYet booking={booking} />
      )}
      {!results && role && (
        <ReportPanel booking={booking} role={role} isVerified={false} onWithdrawn={reload} />
      )}
    </div>
  );
}
