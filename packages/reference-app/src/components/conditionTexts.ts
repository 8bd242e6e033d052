import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../messages/createTexts.ts';

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

/** How a sample arrived, which is also why one is rejected. */
export const useConditionText = createTexts(en, sw);
