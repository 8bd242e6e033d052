import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../../messages/createTexts.ts';

const en = {
  panel: {
    person: 'Person',
    kind: 'Request',
    state: 'State',
    stateRequired: 'Choose the state',
    due: 'Due',
    carriedOut: 'Carried out on',
    closed: 'Closed on',
    booking: 'Booking',
    number: 'Number {number}',
    text: 'What is wrong',
    answer: 'Answer',
    answerHint: 'The person reads it on the page of their account.',
    answerRequired: 'Write an answer',
    answered: 'The answer is sent.',
    corrected: 'Corrected',
    send: 'Answer',
  },
} as const;

/** Drafts, for a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  panel: {
    person: 'Mtu',
    kind: 'Ombi',
    state: 'Hali',
    stateRequired: 'Chagua hali',
    due: 'Mwisho',
    carriedOut: 'Kutekelezwa tarehe',
    closed: 'Lilifungwa tarehe',
    booking: 'Miadi',
    number: 'Nambari {number}',
    text: 'Nini si sahihi',
    answer: 'Jibu',
    answerHint: 'Mtu atalisoma kwenye ukurasa wa akaunti yake.',
    answerRequired: 'Andika jibu',
    answered: 'Jibu limetumwa.',
    corrected: 'Imerekebishwa',
    send: 'Jibu',
  },
};

/** The texts of an administrator's view of one request. */
export const useDataPanelText = createTexts(en, sw);
