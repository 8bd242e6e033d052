import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  visitorChange: {
    title: 'Change or cancel',
    hint: 'You can do both until we collect the soil.',
    ask: 'Ask for another day',
    cancel: 'Cancel the booking',
    cancelTitle: 'Cancel {code}',
    cancelPaid: "We won't collect your soil. We'll check what you paid, then refund it.",
    cancelUnpaid: "We won't collect your soil. If you paid a part already, we'll refund it.",
    cancelReason: 'Why do you cancel?',
    cancelRequired: 'Say why you cancel',
    keep: 'Keep the booking',
    canceled: '{code} is cancelled',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  visitorChange: {
    title: 'Badilisha au ghairi',
    hint: 'Unaweza kufanya yote mawili hadi tutakapokusanya udongo.',
    ask: 'Omba siku nyingine',
    cancel: 'Ghairi miadi',
    cancelTitle: 'Ghairi {code}',
    cancelPaid: 'Hatutakusanya udongo wako. Tutakagua ulicholipa, kisha tukirudishe.',
    cancelUnpaid: 'Hatutakusanya udongo wako. Ikiwa umeshalipa sehemu, tutairudisha.',
    cancelReason: 'Kwa nini unaghairi?',
    cancelRequired: 'Sema kwa nini unaghairi',
    keep: 'Acha miadi ilivyo',
    canceled: '{code} imeghairiwa',
  },
};

/** Gives the texts of changes without an account. */
export const useVisitorChangeText = createTexts(en, sw);
