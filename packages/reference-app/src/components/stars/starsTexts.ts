import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  stars: { count: '{count} of 5 stars', one: '1 star', many: '{count} stars' },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  stars: { count: 'Nyota {count} kati ya 5', one: 'Nyota 1', many: 'Nyota {count}' },
};

/** The texts of stars. */
export const useStarsText = createTexts(en, sw);
