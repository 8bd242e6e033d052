import type { TranslationOf } from '@udongo/ui';
import { createTexts } from '../../messages/createTexts.ts';

const en = {
  blog: {
    title: 'From the field',
    intro: 'What we learn about soil, in plain words.',
    categories: 'Categories',
    all: 'All',
    minutes: { one: '1 minute to read', other: '{count} minutes to read' },
    by: 'By {name}',
    more: 'Older articles',
    emptyTitle: 'No articles yet',
    empty: 'Come back soon.',
    noneTitle: 'No articles in this category yet',
    feed: 'News feed (RSS)',
    back: 'All articles',
    inOther: 'Soma makala hii kwa Kiswahili',
    onlyOther: 'This article is in Kiswahili.',
    related: 'Read next',
    bookTitle: 'Know your own soil',
    book: 'A soil test says what your field needs, and what you can leave out.',
  },
} as const;

/** Draft: every text here needs a native speaker's review. */
const sw: TranslationOf<typeof en> = {
  blog: {
    title: 'Kutoka shambani',
    intro: 'Tunachojifunza kuhusu udongo, kwa maneno rahisi.',
    categories: 'Aina za makala',
    all: 'Zote',
    minutes: { one: 'Dakika 1 ya kusoma', other: 'Dakika {count} za kusoma' },
    by: 'Na {name}',
    more: 'Makala za zamani',
    emptyTitle: 'Bado hakuna makala',
    empty: 'Rudi tena hivi karibuni.',
    noneTitle: 'Bado hakuna makala za aina hii',
    feed: 'Habari mpya (RSS)',
    back: 'Makala zote',
    inOther: 'Read this article in English',
    onlyOther: 'Makala hii iko kwa Kiingereza.',
    related: 'Soma pia',
    bookTitle: 'Ujue udongo wako mwenyewe',
    book: 'Upimaji wa udongo unasema shamba lako linahitaji nini, na usichohitaji.',
  },
};

/** The texts of the blog. */
export const useBlogText = createTexts(en, sw);
