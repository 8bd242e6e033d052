import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  reportPage: {
    title: 'Soil report',
    missingTitle: "We can't find a report for this link",
    missing: 'The link may have been revoked, or a part of it is missing. Ask the person who sent it.',
    home: 'Go to the home page',
    results: 'Results',
    print: 'Print',
    pdf: 'Download PDF',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  reportPage: {
    title: 'Ripoti ya udongo',
    missingTitle: 'Hatukupata ripoti ya kiungo hiki',
    missing: 'Huenda kiungo kilifutwa, au sehemu yake inakosekana. Mwulize aliyekutumia.',
    home: 'Nenda ukurasa wa mwanzo',
    results: 'Matokeo',
    print: 'Chapisha',
    pdf: 'Pakua PDF',
  },
};

/** The texts around a report. */
export const useReportPageText = createTexts(en, sw);
