import { askBlog } from '../../features/blog/askBlog.ts';
import { articlesAtOnce } from '../../features/blog/categories.ts';
import type { PublicPage } from '../PublicPage.ts';

export const blog: PublicPage = {
  path: '/blog',
  screen: 'blog',
  head: {
    en: {
      title: 'From the field',
      description: 'Articles about soil in plain words: sampling, pH, lime and what a test can tell you.',
      hasFeed: true,
    },
    sw: {
      title: 'Kutoka shambani',
      description: 'Makala kuhusu udongo kwa maneno rahisi: sampuli, pH, chokaa na maana ya vipimo.',
      hasFeed: true,
    },
  },
  load: (visitor, { locale }, options) =>
    askBlog(visitor, { language: locale, category: undefined, limit: articlesAtOnce }, options),
};
