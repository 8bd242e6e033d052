import type { Sample } from '@udongo/sdk';
import { Alert, formatDate, type TranslationOf, useLocale } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

const en = {
  rejection: {
    title: 'This sample was rejected',
    sampleTitle: 'Sample {code} was rejected',
    leaking_bag: 'The bag leaked.',
    too_little_soil: 'There was too little soil.',
    wrong_label: 'The label was wrong.',
    on: 'On {date}.',
    others: 'The other samples go on to the report.',
    newSoil: 'We need new soil from this place, and collect it under the same code.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  rejection: {
    title: 'Sampuli hii ilikataliwa',
    sampleTitle: 'Sampuli {code} ilikataliwa',
    leaking_bag: 'Mfuko ulivuja.',
    too_little_soil: 'Udongo ulikuwa kidogo mno.',
    wrong_label: 'Lebo haikuwa sahihi.',
    on: 'Tarehe {date}.',
    others: 'Sampuli nyingine zinaendelea hadi kwenye ripoti.',
    newSoil: 'Tunahitaji udongo mpya kutoka sehemu hii, na tutaukusanya kwa nambari ileile.',
  },
};

const useRejectionText = createTexts(en, sw);

interface RejectionProps {
  reason: Sample['rejected_reason'];
  /** Default: no day is said. */
  on?: string | null | undefined;
  /** The note of the person who rejected it. Default: none. */
  note?: string | undefined;
  /** Names the sample where no heading does. */
  code?: string;
  /** Whether other samples of its booking are not rejected. Default: true. */
  hasOthers?: boolean;
}

/** Why a sample cannot be measured; nothing for one that was not rejected. */
export function Rejection({ reason, on, note, code, hasOthers = true }: RejectionProps) {
  const locale = useLocale();
  const t = useRejectionText();
  if (!reason) return null;
  const day = on && t('rejection.on', { date: formatDate(locale, on) });
  return (
    <Alert tone="warning" title={code ? t('rejection.sampleTitle', { code }) : t('rejection.title')}>
      {[t(`rejection.${reason}`), day, t(hasOthers ? 'rejection.others' : 'rejection.newSoil'), note]
        .filter(Boolean)
        .join(' ')}
    </Alert>
  );
}
