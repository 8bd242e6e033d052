import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  booked: {
    tab: '{code} is booked',
    sent: 'This code also comes by text message to the phone number of the booking.',
    reportIn: {
      one: 'The report is ready at most {count} working day after the day of the test.',
      other: 'The report is ready at most {count} working days after the day of the test.',
    },
  },
} as const;

/** Draft, to be reviewed by a native speaker. */
const sw: TranslationOf<typeof en> = {
  booked: {
    tab: 'Miadi {code} imewekwa',
    sent: 'Nambari ya miadi pia inatumwa kwa SMS kwenye nambari ya simu ya mkulima.',
    reportIn: {
      one: 'Ripoti huwa tayari ndani ya siku {count} ya kazi baada ya siku ya upimaji.',
      other: 'Ripoti huwa tayari ndani ya siku {count} za kazi baada ya siku ya upimaji.',
    },
  },
};

/** The texts that only the confirmation uses. */
export const useBookedText = createTexts(en, sw);
