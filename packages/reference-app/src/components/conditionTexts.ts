import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  condition: {
    arrived: 'On arrival: {condition}',
    good: 'Good condition',
    wet: 'Wet',
    leaking_bag: 'Leaking bag',
    too_little_soil: 'Too little soil',
    wrong_label: 'Wrong label',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  condition: {
    arrived: 'Ilipofika: {condition}',
    good: 'Hali nzuri',
    wet: 'Imelowa',
    leaking_bag: 'Mfuko unavuja',
    too_little_soil: 'Udongo ni kidogo mno',
    wrong_label: 'Lebo si sahihi',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** How a sample arrived, which is also why one is rejected. */
export function useConditionText() {
  return translators[useLocale()];
}
