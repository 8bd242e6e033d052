import type { PublicPage } from '../../services/PublicPage.ts';
import { listQuestions } from './listQuestions.ts';

export const publicPage: PublicPage = {
  screen: 'questions',
  head: {
    en: {
      title: 'Questions and answers',
      description: 'What people ask before and after a soil test, with short answers.',
    },
    sw: {
      title: 'Maswali na majibu',
      description: 'Maswali ambayo watu huuliza kabla na baada ya kupima udongo, pamoja na majibu mafupi.',
    },
  },
  load: (visitor, { locale }, options) => listQuestions(visitor, locale, options),
};
