import type { CallOptions, Language } from '@udongo/sdk';
import { Card, useLocale } from '@udongo/ui';
import { useCallback, useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { BookOrAsk } from '../../components/BookOrAsk.tsx';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { TextPicture } from '../../components/pictures/TextPicture.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { toPublicPath } from '../../lib/publicPaths.ts';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { ArticleCards, ArticleFacts } from './ArticleCards.tsx';
import { type ArticleAnswer, askArticle } from './askBlog.ts';
import { useBlogText } from './blogTexts.ts';
import { toCategoryName } from './categories.ts';
import './blog.css';

/** An article of the blog. */
export function ArticlePage() {
  const { slug = '' } = useParams();
  const locale = useLocale();
  const { visitor } = useServices();
  const given = useServerData<ArticleAnswer | null>();
  const ask = useCallback(
    (query: { slug: string; language: Language }, options: CallOptions) =>
      // An answer says that there is none, so that one can tell it from none yet.
      askArticle(visitor, query, options).then((found) => ({ found })),
    [visitor],
  );
  const { data, ...loading } = useLoaded(ask, { slug, language: locale });
  const answer = data ? data.found : given;
  if (answer === null) return <NotFoundPage />;
  // Each answer chooses other related articles: keep the ones that the reader may be looking at.
  const shown =
    given && answer?.article.id === given.article.id ? { ...answer, related: given.related } : answer;
  if (shown) return <Article {...shown} />;
  return (
    <div className="app-page app-page--narrow">
      <Waiting {...loading} />
    </div>
  );
}

function Article({ article, category, related }: ArticleAnswer) {
  const t = useBlogText();
  const locale = useLocale();
  const toPath = usePublicPath();
  const { productName } = useServices().config;
  const { title, summary, cover_image, cover_alt = '', body, author, language, translation_slug } = article;
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
  const other = locale === 'en' ? 'sw' : 'en';
  return (
    <div className="app-page app-page--narrow">
      <article lang={language} className="app-article">
        <p lang={locale}>
          <Link to={toPath('/blog')}>{t('blog.back')}</Link>
        </p>
        <PageTitle intro={summary}>{title}</PageTitle>
        <div className="app-article__facts">
          <ArticleFacts article={article} category={toCategoryName(category, locale)} />
          {author && (
            <p className="app-article-facts" lang={locale}>
              {t('blog.by', { name: author })}
            </p>
          )}
          {language !== locale && <p lang={locale}>{t('blog.onlyOther')}</p>}
          {language === locale && translation_slug && (
            <p>
              <Link to={toPublicPath(`/blog/${translation_slug}`, other)} lang={other} hrefLang={other}>
                {t('blog.inOther')}
              </Link>
            </p>
          )}
        </div>
        {cover_image && (
          <div className="app-article__cover">
            <TextPicture
              url={cover_image}
              alt={cover_alt}
              sizes="(max-width: 767px) 100vw, 712px"
              loading="eager"
            />
          </div>
        )}
        <Markdown>{body}</Markdown>
      </article>
      <Card title={t('blog.bookTitle')}>
        <p>{t('blog.book')}</p>
        <BookOrAsk />
      </Card>
      {related.length > 0 && (
        <section className="app-section" aria-labelledby="related">
          <h2 id="related">{t('blog.related')}</h2>
          <ArticleCards articles={related} headingLevel={3} />
        </section>
      )}
    </div>
  );
}
