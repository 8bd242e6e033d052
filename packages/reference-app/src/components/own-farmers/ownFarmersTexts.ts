import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

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

/** The words of the picker of farmers without a network. */
export const useOwnFarmersText = createTexts(en, sw);
