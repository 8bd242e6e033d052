import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  visitorChange: {
    title: 'Change or cancel',
    hint: 'You can do both until we collect the soil.',
    ask: 'Ask for another day',
    cancel: 'Cancel the booking',
    cancelTitle: 'Cancel {code}',
    cancelHint: "We won't collect your soil. We check what you paid, then refund it.",
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
    cancelHint: 'Hatutakusanya udongo wako. Tutakagua ulicholipa, kisha tukirudishe.',
    cancelReason: 'Kwa nini unaghairi?',
    cancelRequired: 'Sema kwa nini unaghairi',
    keep: 'Acha miadi ilivyo',
    canceled: '{code} imeghairiwa',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** Gives the texts of changes without an account. */
export function useVisitorChangeText() {
  return translators[useLocale()];
}
