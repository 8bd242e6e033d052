import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  phoneProof: {
    phone: 'Phone number of the booking',
    phoneHint: "We'll send a code to it, so that only you can change your booking.",
    phoneRequired: 'Enter the phone number, such as 0712 345 678',
    send: 'Send me a code',
    sendAgain: 'Send a new code',
    code: 'Code from the text message',
    codeHint: 'Sent to {phone} if it is the number of this booking. It works for 10 minutes.',
    codeRequired: 'Enter the code from the text message',
    elsewhere: 'No code, or another phone number? Ask the shop where you booked, or us.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  phoneProof: {
    phone: 'Nambari ya simu ya miadi',
    phoneHint: 'Tutaitumia nambari ya siri, ili wewe pekee ubadilishe miadi yako.',
    phoneRequired: 'Andika nambari ya simu, kama 0712 345 678',
    send: 'Nitumie nambari ya siri',
    sendAgain: 'Tuma nambari mpya ya siri',
    code: 'Nambari ya siri kutoka kwenye SMS',
    codeHint: 'Imetumwa kwa {phone} ikiwa ndiyo nambari ya miadi hii. Inatumika kwa dakika 10.',
    codeRequired: 'Andika nambari ya siri kutoka kwenye SMS',
    elsewhere:
      'Hukupata nambari ya siri, au una nambari nyingine ya simu? Uliza duka ulikoweka miadi, au sisi.',
  },
};

/** Gives the texts of the dialog that asks for a phone number and its code. */
export const usePhoneProofText = createTexts(en, sw);
