import { formatDate, useLocale } from '@udongo/ui';
import { Link } from 'react-router';
import { TextPicture } from '../../components/pictures/TextPicture.tsx';
import type { ListedArticle } from './askBlog.ts';
import { blogPath } from './blogPath.ts';
import { useBlogText } from './blogTexts.ts';
import './blog.css';

interface ArticleCardsProps {
  articles: readonly ListedArticle[];
  headingLevel: 2 | 3;
  /** Whether these cards are what the page begins with. Default false. */
  isFirst?: boolean;
  /** Names of categories by their ids. */
  categoryName?: (id: number) => string | undefined;
}

/** A phone fetches half of the pixels that it has: a cover is decoration, and the network is slow. */
const coverSizes = '(max-width: 767px) 50vw, 400px';

/** Articles to choose from. The link of the title covers the card, so its picture says nothing of its own. */
export function ArticleCards({ articles, headingLevel, isFirst = false, categoryName }: ArticleCardsProps) {
  const Heading = `h${headingLevel}` as const;
  const first = isFirst ? articles.slice(0, 2).find(({ cover_image }) => cover_image) : undefined;
  return (
    <ul className="app-articles">
      {articles.map((article) => (
        <li key={article.id} lang={article.language} className="app-article-card">
          {article.cover_image && (
            <div className="app-article-card__cover">
              <TextPicture
                url={article.cover_image}
                alt=""
                sizes={coverSizes}
                loading={article === first ? 'eager' : 'lazy'}
              />
            </div>
          )}
          <div className="app-article-card__text">
            <Heading>
              <Link to={blogPath(article)}>{article.title}</Link>
            </Heading>
            {article.summary && <p>{article.summary}</p>}
            <ArticleFacts
              article={article}
              category={article.category === null ? undefined : categoryName?.(article.category)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface ArticleFactsProps {
  article: Pick<ListedArticle, 'published_on' | 'reading_minutes'>;
  category: string | undefined;
}

/** Day, time to read and category of an article. */
export function ArticleFacts({ article, category }: ArticleFactsProps) {
  const t = useBlogText();
  const locale = useLocale();
  const { published_on, reading_minutes } = article;
  return (
    <p className="app-article-facts" lang={locale}>
      {published_on && <time dateTime={published_on}>{formatDate(locale, published_on)}</time>}
      {reading_minutes !== undefined && <span>{t('blog.minutes', { count: reading_minutes })}</span>}
      {category && <span>{category}</span>}
    </p>
  );
}
