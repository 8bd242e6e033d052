import type { Blog } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { Link } from 'react-router';
import { isPublic, isScheduled } from '../articles/articleValues.ts';
import { defineResource, type ResourceList } from '../defineResource.tsx';
import { searchFilter, yesNoFilter } from '../resourceFields.ts';
import { stateColumn } from '../stateColumn.tsx';

const languages = { en: 'English', sw: 'Kiswahili' } as const;

export const resource = defineResource({
  texts: {
    en: {
      articles: {
        add: 'New article',
        title: 'Title',
        language: 'Language',
        state: 'State',
        draft: 'Draft',
        scheduled: 'Scheduled',
        public: 'Published',
        publishedOn: 'Published on',
        author: 'Author',
        words: 'Words of title or text',
        emptyTitle: 'No articles yet',
        empty: 'Published articles are on the page “Blog”.',
      },
    },
    sw: {
      articles: {
        add: 'Makala mpya',
        title: 'Kichwa',
        language: 'Lugha',
        state: 'Hali',
        draft: 'Rasimu',
        scheduled: 'Imepangwa',
        public: 'Imechapishwa',
        publishedOn: 'Tarehe ya kuchapishwa',
        author: 'Mwandishi',
        words: 'Maneno ya kichwa au maandishi',
        emptyTitle: 'Bado hakuna makala',
        empty: 'Makala zilizochapishwa zipo kwenye ukurasa wa “Blogu”.',
      },
    },
  },
  list: ({ t, app, locale, records }): ResourceList<Blog> => ({
    defaultOrdering: '-published_on',
    columns: [
      {
        key: 'title',
        header: t('articles.title'),
        ordering: 'title',
        value: ({ title }) => title,
        cell: ({ id, title, language }) => (
          <Link to={`/articles/${id}`} lang={language}>
            {title}
          </Link>
        ),
      },
      { key: 'language', header: t('articles.language'), value: ({ language }) => languages[language] },
      stateColumn({
        key: 'is_published',
        header: t('articles.state'),
        text: (blog) =>
          t(isPublic(blog) ? 'articles.public' : isScheduled(blog) ? 'articles.scheduled' : 'articles.draft'),
        isOn: (blog) => isPublic(blog),
      }),
      {
        key: 'published_on',
        header: t('articles.publishedOn'),
        ordering: 'published_on',
        value: ({ published_on }) => published_on ?? '',
        cell: ({ published_on }) => (published_on ? formatDate(locale, published_on, 'time') : '-'),
      },
      { key: 'author', header: t('articles.author'), value: ({ author }) => author },
    ],
    filters: [
      searchFilter(app, t('articles.words')),
      {
        kind: 'select',
        name: 'language',
        label: t('articles.language'),
        options: [
          { value: 'en', label: languages.en },
          { value: 'sw', label: languages.sw },
        ],
      },
      yesNoFilter(app, 'is_published', t('articles.public')),
    ],
    service: records.blogs,
    addTitle: t('articles.add'),
    empty: (
      <>
        <b>{t('articles.emptyTitle')}</b>
        <p>{t('articles.empty')}</p>
      </>
    ),
    formLink: (blog, props) => <Link to={blog ? `/articles/${blog.id}` : '/articles/new'} {...props} />,
  }),
});
