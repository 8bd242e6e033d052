import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  prices: {
    title: 'Soil tests and prices',
    intro: 'One price for each sample. It includes collecting, testing and the report.',
    due: 'You pay the number of samples times the price of the test. You see the whole amount before you book.',
    days: 'The report is ready at most {days} working days after the day of the test.',
    compare: 'What each test contains',
    test: 'Test',
    perSample: 'Price of a sample',
    yes: 'Yes',
    no: 'No',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  prices: {
    title: 'Upimaji wa udongo na bei',
    intro: 'Bei moja kwa kila sampuli. Inajumuisha kukusanya, kupima na ripoti.',
    due: 'Unalipa idadi ya sampuli mara bei ya upimaji. Unaona kiasi chote kabla ya kuweka miadi.',
    days: 'Ripoti huwa tayari si zaidi ya siku {days} za kazi baada ya siku ya upimaji.',
    compare: 'Kila upimaji una nini',
    test: 'Upimaji',
    perSample: 'Bei ya sampuli',
    yes: 'Ndiyo',
    no: 'Hapana',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of the page of prices. */
export function usePricesText() {
  return translators[useLocale()];
}
