import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  register: {
    farmer: 'Register this farmer',
    hint: 'A typed name is not in the list of farmers, and is not found for the next test.',
    linked: 'The farmer is registered, and this booking is theirs.',
    notLinked:
      'The farmer is registered. This booking could not be linked to them: it stays without a registered farmer.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  register: {
    farmer: 'Sajili mkulima huyu',
    hint: 'Jina lililoandikwa halimo kwenye orodha ya wakulima, na halitapatikana kwa upimaji ujao.',
    linked: 'Mkulima amesajiliwa, na miadi hii ni yake.',
    notLinked:
      'Mkulima amesajiliwa. Miadi hii haikuweza kuunganishwa naye: inabaki bila mkulima aliyesajiliwa.',
  },
};

/** The texts of registering the farmer of a booking. */
export const useRegisterText = createTexts(en, sw);
