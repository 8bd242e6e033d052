import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  refund: {
    action: 'Money was given back',
    actionOf: '{reference} was given back …',
    title: '{reference} was given back',
    hint: 'Give the money back at the provider first. This only writes it into the books, with your name.',
    number: 'Number of the refund',
    numberHint: 'For example the M-Pesa code of the reversal.',
    numberRequired: 'Enter the number of the refund',
    amount: 'Amount (KES)',
    amountInvalid: 'Enter whole shillings, more than 0',
    reason: 'Why was it given back?',
    reasonRequired: 'Say why it was given back',
    save: 'Record it',
    done: '{reference} is recorded as given back',
  },
  unlink: {
    heading: 'Given to this booking by hand',
    action: 'Undo the link',
    actionOf: 'Undo the link of {reference}',
    title: 'Take {reference} away from {code}',
    hint: 'Booking, books and commission change back. A receipt then waits for its booking again.',
    reason: 'Why does it not belong there?',
    reasonRequired: 'Say why it does not belong there',
    done: '{reference} does not count for {code} any more',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  refund: {
    action: 'Zimerudishwa',
    actionOf: '{reference} zimerudishwa …',
    title: '{reference} imerudishwa',
    hint: 'Kwanza rudisha pesa kwa mtoa huduma. Hapa inaandikwa tu kwenye vitabu, na jina lako.',
    number: 'Nambari ya kurudisha',
    numberHint: 'Kwa mfano nambari ya M-Pesa ya kurudisha.',
    numberRequired: 'Weka nambari ya kurudisha',
    amount: 'Kiasi (KES)',
    amountInvalid: 'Weka shilingi kamili, zaidi ya 0',
    reason: 'Kwa nini zilirudishwa?',
    reasonRequired: 'Sema kwa nini zilirudishwa',
    save: 'Andika',
    done: '{reference} imeandikwa kuwa imerudishwa',
  },
  unlink: {
    heading: 'Zilizopewa miadi hii kwa mkono',
    action: 'Ondoa kiungo',
    actionOf: 'Ondoa kiungo cha {reference}',
    title: 'Ondoa {reference} kwenye {code}',
    hint: 'Miadi, vitabu na kamisheni hurudi kama awali. Risiti husubiri miadi yake tena.',
    reason: 'Kwa nini si ya miadi hiyo?',
    reasonRequired: 'Sema kwa nini si ya miadi hiyo',
    done: '{reference} haihesabiwi tena kwa {code}',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of links that are undone and money that was given back. */
export function useUndoText() {
  return translators[useLocale()];
}
