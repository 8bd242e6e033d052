import { resultTexts } from '@udongo/sdk/results';
import { analysesOf } from '@udongo/sdk/values';
import { Card, type TranslationOf, useLocale } from '@udongo/ui';
import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { ReportSheet } from '../../components/report/ReportSheet.tsx';
import { createTexts } from '../../messages/createTexts.ts';
import { useServices } from '../../services/ServicesContext.ts';
// A test of the server's rules writes it.
import { sampleResult as result } from './generated/sampleResult.ts';

const en = {
  sampleReport: {
    title: 'A sample soil report',
    intro:
      'A report like the one that you get. The farm is invented; ratings and advice come from our rules.',
    name: 'Wanjiku Kariuki',
    remarks: 'Spread the agricultural lime before the long rains, and mix it in well.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  sampleReport: {
    title: 'Mfano wa ripoti ya udongo',
    intro: 'Ripoti kama utakayopata. Shamba ni la kubuni; viwango na ushauri vinatoka kwenye kanuni zetu.',
    name: 'Wanjiku Kariuki',
    remarks: 'Weka chokaa ya kilimo kabla ya mvua za masika, na uichanganye vizuri.',
  },
};

const useSampleReportText = createTexts(en, sw);

/** An example of a report, for people who have not booked yet. */
export function SampleReportPage() {
  const locale = useLocale();
  const t = useSampleReportText();
  const { config } = useServices();
  return (
    <div className="app-page app-page--narrow">
      <PageTitle intro={t('sampleReport.intro')}>{t('sampleReport.title')}</PageTitle>
      <Card>
        <ReportSheet
          report={{
            generated_on: result.generated_on,
            rule_version: result.rule_version,
            language: locale,
            remarks: t('sampleReport.remarks'),
            results: [result],
            ph_advice: [],
            fertiliser_advice: [],
            disclaimer: resultTexts(locale).disclaimer,
            facts: {
              booking_code: 'UD-1000',
              name: t('sampleReport.name'),
              soil_test_date: '2026-11-18',
              test_type: 'complete-soil-analysis',
              analyses: [...analysesOf('complete-soil-analysis')],
              county_name: 'Kiambu',
              agrovet_name: '',
              verified_on: '2026-11-20T10:00:00.000000+03:00',
              verified_by_name: '',
            },
            letterhead: { name: config.productName, contacts: '', logo: '' },
          }}
        />
      </Card>
      <BookOrAsk />
    </div>
  );
}
