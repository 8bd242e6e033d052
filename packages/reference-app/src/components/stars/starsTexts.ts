import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  stars: { count: '{count} of 5 stars', one: '1 star', many: '{count} stars' },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  stars: { count: 'Nyota {count} kati ya 5', one: 'Nyota 1', many: 'Nyota {count}' },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The texts of stars. */
export function useStarsText() {
  return translators[useLocale()];
}
