import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../../messages/createTexts.ts';

const en = {
  faqOrder: {
    title: 'Order of the questions',
    intro: 'Drag a question to its place, or move it with the buttons. Then save the order.',
    language: 'Language',
    up: 'Move up: {question}',
    down: 'Move down: {question}',
    place: '{question} is number {place} of {count}',
    draft: 'Draft',
    save: 'Save the order',
    saved: 'The order is saved',
    undo: 'Undo',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  faqOrder: {
    title: 'Mpangilio wa maswali',
    intro: 'Buruta swali hadi nafasi yake, au lisogeze kwa vitufe. Kisha hifadhi mpangilio.',
    language: 'Lugha',
    up: 'Sogeza juu: {question}',
    down: 'Sogeza chini: {question}',
    place: '{question} ni nambari {place} kati ya {count}',
    draft: 'Rasimu',
    save: 'Hifadhi mpangilio',
    saved: 'Mpangilio umehifadhiwa',
    undo: 'Tendua',
  },
};

/** The texts of ordering questions. */
export const useFaqOrderText = createTexts(en, sw);
