import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  lost: {
    code: 'Enter the code, such as UD-1026',
    phone_no: 'Enter the phone number that you gave',
    question: 'Lost the code? It is in the text message that we sent when you booked.',
    ask: 'Or ask us.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  lost: {
    code: 'Weka nambari ya miadi, kama UD-1026',
    phone_no: 'Weka nambari ya simu uliyotoa',
    question: 'Umepoteza nambari ya miadi? Iko kwenye ujumbe mfupi tuliokutumia ulipoweka miadi.',
    ask: 'Au tuulize.',
  },
};

/** The texts for people who miss something to find their booking by. */
export const useFindText = createTexts(en, sw);
