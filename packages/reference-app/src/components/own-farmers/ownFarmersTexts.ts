import { createCatalogueTranslator, type TranslationOf, useLocale } from '@udongo/ui';

const en = {
  ownFarmers: {
    all: 'Offline: your {known} farmers',
    some: 'Offline: {known} of your {count} farmers',
    notKnown: 'Not among the {known} of your farmers that this device knows',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  ownFarmers: {
    all: 'Bila mtandao: wakulima wako {known}',
    some: 'Bila mtandao: wakulima {known} kati ya {count} wako',
    notKnown: 'Hayupo kati ya wakulima wako {known} ambao kifaa hiki kinawajua',
  },
};

const translators = {
  en: createCatalogueTranslator<typeof en>('en', en),
  sw: createCatalogueTranslator<typeof en>('sw', sw, en),
};

/** The words of the picker of farmers without a network. */
export function useOwnFarmersText() {
  return translators[useLocale()];
}
