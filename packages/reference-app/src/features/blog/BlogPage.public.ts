import type { PublicPage } from '../../services/PublicPage.ts';
import { askBlog } from './askBlog.ts';
import { articlesAtOnce } from './categories.ts';

export const publicPage: PublicPage = {
  screen: 'blog',
  head: {
    en: {
      title: 'From the field',
      description:
        'Articles about soil in plain words: sampling, pH, agricultural lime and what a test can tell you.',
      hasFeed: true,
    },
    sw: {
      title: 'Kutoka shambani',
      description:
        'Makala kuhusu udongo kwa maneno rahisi: sampuli, pH, chokaa ya kilimo na maana ya upimaji.',
      hasFeed: true,
    },
  },
  load: (visitor, { locale }, options) =>
    askBlog(visitor, { language: locale, category: undefined, limit: articlesAtOnce }, options),
};
