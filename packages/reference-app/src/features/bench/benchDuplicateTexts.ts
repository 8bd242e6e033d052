import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  duplicate: {
    title: 'Measure this sample a second time',
    asked:
      'The service picked this sample. Mix the soil, clean the probe and measure again, without looking at the first values.',
    with: 'Saved with {probe}.',
    save: 'Save the second measurement',
    saved: 'The second measurement of {code} is saved.',
    first: 'Change the first readings',
    within: 'The second measurement agrees with the first one.',
    beyond:
      'The second measurement is too far from the first one. Measure the sample again, or explain it when it is verified.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  duplicate: {
    title: 'Pima sampuli hii mara ya pili',
    asked:
      'Huduma imechagua sampuli hii. Changanya udongo, safisha kifaa na upime tena, bila kutazama vipimo vya kwanza.',
    with: 'Kitahifadhiwa na {probe}.',
    save: 'Hifadhi kipimo cha pili',
    saved: 'Kipimo cha pili cha {code} kimehifadhiwa.',
    first: 'Badilisha vipimo vya kwanza',
    within: 'Kipimo cha pili kinakubaliana na cha kwanza.',
    beyond:
      'Kipimo cha pili kiko mbali mno na cha kwanza. Pima sampuli tena, au eleza wakati wa kuthibitisha.',
  },
};

/** The texts of second measurements on the bench. */
export const useDuplicateText = createTexts(en, sw);
