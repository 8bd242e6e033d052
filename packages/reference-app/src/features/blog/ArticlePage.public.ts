import { readPicture } from '../../components/pictures/readPicture.ts';
import type { PublicPage } from '../../services/PublicPage.ts';
import { type ArticleAnswer, askArticle } from './askBlog.ts';
import { publicPage as blog } from './BlogPage.public.ts';
import { blogPath } from './blogPath.ts';

export const publicPage: PublicPage = {
  screen: 'blog',
  head: (data, locale, config) => {
    const answer = data as ArticleAnswer | undefined;
    if (!answer) return headOfList(locale);
    const { title, summary, body, language, translation_slug, published_on, ...rest } = answer.article;
    const other = language === 'en' ? 'sw' : 'en';
    return {
      title,
      description: shorten(summary || toPlainText(body)),
      hasFeed: true,
      language,
      addresses: {
        [language]: blogPath(answer.article),
        ...(translation_slug && { [other]: blogPath({ slug: translation_slug, language: other }) }),
      },
      article: {
        publishedOn: published_on,
        updatedOn: rest.updated_on,
        author: rest.author,
        cover: readPicture(rest.cover_image, config),
        coverAlt: rest.cover_alt ?? '',
      },
    };
  },
  load: (visitor, { params, locale }, options) =>
    askArticle(visitor, { slug: params.slug ?? '', language: locale }, options),
};

/** Where the API gave no answer in time. */
function headOfList(locale: 'en' | 'sw') {
  if (typeof blog.head === 'function') throw new Error('The list of articles has a fixed head.');
  return blog.head[locale];
}

const longest = 160;

/** Whole words of at most 160 characters. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** The words of a Markdown text, for a description; React and `fillPage` escape it. */
function toPlainText(markdown: string): string {
  return markdown
    .slice(0, 1000)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[#*_>`|-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
