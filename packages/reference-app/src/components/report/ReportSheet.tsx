import type { PublicReport, Report, SampleResult } from '@udongo/sdk';
import { fill, resultTexts, writeDisclaimer } from '@udongo/sdk/results';
import { todayInNairobi, toNumber } from '@udongo/sdk/values';
import { Alert, formatDate, SampleResults, type TranslationOf, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { useWords } from '../../lib/useWords.ts';
import { createTexts } from '../../messages/createTexts.ts';
import { useText } from '../../messages/translator.ts';
import { type Fact, Facts } from '../Facts.tsx';
import { Measurement } from '../Measurement.tsx';
import { OtherAnalyses } from '../OtherAnalyses.tsx';
import { SinceLast } from './SinceLast.tsx';
import './report.css';

const en = {
  report: {
    title: 'Soil report {code}',
    for: 'For {name}',
    made: 'Made on {date}, advice version {version}',
    county: 'County',
    agrovet: 'Agrovet',
    test: 'Test',
    analyses: 'It contains',
    date: 'Day of the test',
    plannedDate: 'Planned day of the test',
    verified: 'Verified',
    selfVerified: 'who also measured',
    remarks: 'The agronomist says',
    replaced: 'This report was replaced by {number} on {date}.',
    because: 'Reason: {reason}',
    open: 'Open the new report',
    withdrawn: 'This report was withdrawn on {date}. Do not follow its advice.',
    withdrawnNext: 'What to do next: do not buy or spread what it advises, and ask for a new report.',
    replaces: 'This report replaces {number}.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  report: {
    title: 'Ripoti ya udongo {code}',
    for: 'Kwa {name}',
    made: 'Ilitengenezwa {date}, toleo la ushauri {version}',
    county: 'Kaunti',
    agrovet: 'Agrovet',
    test: 'Upimaji',
    analyses: 'Kina',
    date: 'Siku ya upimaji',
    plannedDate: 'Siku iliyopangwa ya upimaji',
    verified: 'Imethibitishwa',
    selfVerified: 'ambaye pia alipima',
    remarks: 'Mtaalamu wa kilimo anasema',
    replaced: 'Ripoti hii ilibadilishwa na {number} tarehe {date}.',
    because: 'Sababu: {reason}',
    open: 'Fungua ripoti mpya',
    withdrawn: 'Ripoti hii iliondolewa {date}. Usifuate ushauri wake.',
    withdrawnNext: 'Cha kufanya sasa: usinunue wala kuweka inachoshauri, na uombe ripoti mpya.',
    replaces: 'Ripoti hii inachukua nafasi ya {number}.',
  },
};

/** The texts of a report. */
export const useReportText = createTexts(en, sw);

/** A report as a page shows it. Facts and letterhead are absent in the answers of a service that keeps none. */
export type SheetReport = Omit<PublicReport, 'facts' | 'letterhead' | 'outdated_on'> &
  Partial<Pick<PublicReport, 'facts' | 'letterhead' | 'outdated_on'>> &
  Pick<Report, 'newest'>;

/** A report as it was made: letterhead, facts, what to do and the readings of each sample, remarks, disclaimer. Prints well. */
export function ReportSheet({ report }: { report: SheetReport }) {
  const t = useReportText();
  const locale = useLocale();
  const words = useWords();
  const names = resultTexts(locale).analyses;
  const { facts, letterhead, results, since, remarks, disclaimer } = report;
  const verified =
    facts?.verified_on &&
    [
      formatDate(locale, facts.verified_on),
      facts.verified_by_name,
      facts.verified_by_name && facts.self_verified && t('report.selfVerified'),
    ]
      .filter(Boolean)
      .join(', ');
  // A day after the report is a plan, which nobody has carried out.
  const isPlan = facts && facts.soil_test_date > todayInNairobi(new Date(report.generated_on));
  return (
    <article className="app-report">
      <header className="app-report__head">
        {letterhead?.logo && <img src={letterhead.logo} alt="" height={40} />}
        <div>
          <b>{letterhead?.name}</b>
          {letterhead?.contacts && <p>{letterhead.contacts}</p>}
        </div>
        <p className="app-report__made">
          {report.number && `${report.number} · `}
          {t('report.made', { date: formatDate(locale, report.generated_on), version: report.rule_version })}
        </p>
      </header>
      <ReportState report={report} />
      {facts && (
        <>
          <p className="app-report__for">{t('report.for', { name: facts.name })}</p>
          <Facts
            facts={listPresent([
              [t('report.test'), words.testType(facts.test_type)],
              [t('report.analyses'), facts.analyses?.map((one) => names[one]).join(', ')],
              [t(isPlan ? 'report.plannedDate' : 'report.date'), formatDate(locale, facts.soil_test_date)],
              [t('report.county'), facts.county_name],
              [t('report.agrovet'), facts.agrovet_name],
              [t('report.verified'), verified],
            ])}
          />
        </>
      )}
      {results.map((result) => (
        <section key={result.sample} className="app-report__sample">
          <h2>{[result.sample_code, result.sample_location].filter(Boolean).join(', ')}</h2>
          <Plot result={result} />
          <p className="app-report__plot">
            <Measurement result={result} />
          </p>
          <SampleResults results={[result]} />
          {since
            ?.filter(({ sample }) => sample === result.sample)
            .map((one) => (
              <SinceLast key={one.sample} since={one} />
            ))}
          <OtherAnalyses analyses={result.other_analyses} />
        </section>
      ))}
      {remarks && (
        <p className="app-report__remarks">
          <b>{t('report.remarks')}:</b> {remarks}
        </p>
      )}
      <p className="app-report__disclaimer">{writeDisclaimer(disclaimer, locale)}</p>
    </article>
  );
}

/** Why a report is not to be followed any more, and where the newer one is; or which one it replaces. */
function ReportState({ report }: { report: SheetReport }) {
  const t = useReportText();
  const locale = useLocale();
  const { outdated_on, withdrawn_on, withdrawn_reason, replaced_by, newest, replaces, reason } = report;
  const newer = newest ? `/reports/${newest}` : replaced_by?.link && `/r/${replaced_by.link}`;
  const link = newer && (
    <p>
      <Link to={newer}>{t('report.open')}</Link>
    </p>
  );
  if (withdrawn_on) {
    return (
      <Alert tone="warning">
        <p>{t('report.withdrawn', { date: formatDate(locale, withdrawn_on) })}</p>
        {withdrawn_reason && <p>{t('report.because', { reason: withdrawn_reason })}</p>}
        {link || <p>{t('report.withdrawnNext')}</p>}
      </Alert>
    );
  }
  if (replaced_by) {
    const { number, given_on } = replaced_by;
    return (
      <Alert tone="warning">
        <p>{t('report.replaced', { number, date: formatDate(locale, given_on) })}</p>
        {replaced_by.reason && <p>{t('report.because', { reason: replaced_by.reason })}</p>}
        {link}
      </Alert>
    );
  }
  if (outdated_on) {
    const day = formatDate(locale, outdated_on);
    return <Alert tone="warning">{fill(resultTexts(locale).report.outdated, { day })}</Alert>;
  }
  if (!replaces || !reason) return null;
  return (
    <p className="app-report__remarks">
      {t('report.replaces', { number: replaces })} {t('report.because', { reason })}
    </p>
  );
}

/** Leaves out what a report does not say, such as the agrovet of a booking without one. */
function listPresent(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(([, value]) => value);
}

function Plot({ result: { soil_type, size_of_land } }: { result: SampleResult }) {
  const app = useText();
  const words = useWords();
  const acres = toNumber(size_of_land);
  const parts = [
    soil_type && words.soilType(soil_type),
    acres !== null && app('booking.acres', { count: acres }),
  ];
  return <p className="app-report__plot">{parts.filter(Boolean).join(' · ')}</p>;
}
