import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  questions: {
    title: 'Questions and answers',
    intro: 'What people ask before and after a soil test.',
    search: 'Search the questions',
    found: { one: '1 question', other: '{count} questions' },
    noneTitle: 'No question matches',
    none: 'Try another word, or ask us.',
    emptyTitle: 'No questions yet',
    empty: 'Ask us what you would like to know.',
    ask: 'Ask us',
    otherLanguage: 'These questions are not in English yet.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  questions: {
    title: 'Maswali na majibu',
    intro: 'Yale ambayo watu huuliza kabla na baada ya kupima udongo.',
    search: 'Tafuta swali',
    found: { one: 'Swali 1', other: 'Maswali {count}' },
    noneTitle: 'Hakuna swali linalolingana',
    none: 'Jaribu neno lingine, au tuulize.',
    emptyTitle: 'Bado hakuna maswali',
    empty: 'Tuulize unachotaka kujua.',
    ask: 'Tuulize',
    otherLanguage: 'Maswali haya bado hayako kwa Kiswahili.',
  },
};

/** The texts of the page of questions. */
export const useQuestionsText = createTexts(en, sw);
