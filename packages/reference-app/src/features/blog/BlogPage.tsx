import type { BlogCategory, CallOptions, Language } from '@udongo/sdk';
import { Button, useLocale } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { usePublicPath } from '../../lib/usePublicPath.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { useServerData } from '../../services/useServerData.ts';
import { ArticleCards } from './ArticleCards.tsx';
import { askBlog, type BlogAnswer } from './askBlog.ts';
import { useBlogText } from './blogTexts.ts';
import { articlesAtOnce, toCategoryName } from './categories.ts';
import './blog.css';

/** The articles of the blog, the newest first. */
export function BlogPage() {
  const t = useBlogText();
  const locale = useLocale();
  const toPath = usePublicPath();
  const { visitor } = useServices();
  const given = useServerData<BlogAnswer>();
  const [category, setCategory] = useState<number>();
  const [limit, setLimit] = useState<number>(articlesAtOnce);
  const ask = useCallback(
    (query: { language: Language; category: number | undefined; limit: number }, options: CallOptions) =>
      askBlog(visitor, query, options),
    [visitor],
  );
  const { data = given, ...loading } = useLoaded(ask, { language: locale, category, limit });
  const choose = (id: number | undefined) => {
    setCategory(id);
    setLimit(articlesAtOnce);
  };
  const feed = (
    <p className="app-quiet">
      <a href={`${toPath('/blog')}/rss.xml`}>{t('blog.feed')}</a>
    </p>
  );
  if (!data) {
    return (
      <div className="app-page">
        <PageTitle intro={t('blog.intro')}>{t('blog.title')}</PageTitle>
        <Waiting {...loading} />
      </div>
    );
  }
  const { articles, categories, hasOlder } = data;
  const isEmpty = articles.length === 0 && category === undefined;
  return (
    <div className="app-page">
      <PageTitle intro={t('blog.intro')}>{t('blog.title')}</PageTitle>
      {!isEmpty && categories.length > 1 && (
        <Categories categories={categories} chosen={category} onChoose={choose} />
      )}
      {isEmpty ? (
        <EmptyState title={t('blog.emptyTitle')}>{t('blog.empty')}</EmptyState>
      ) : articles.length === 0 ? (
        <EmptyState title={t('blog.noneTitle')} />
      ) : (
        <ArticleCards
          isFirst
          articles={articles}
          headingLevel={2}
          categoryName={(id) =>
            toCategoryName(
              categories.find((each) => each.id === id),
              locale,
            )
          }
        />
      )}
      {hasOlder && (
        <div>
          <Button pending={loading.status === 'pending'} onClick={() => setLimit(limit + articlesAtOnce)}>
            {t('blog.more')}
          </Button>
        </div>
      )}
      {feed}
    </div>
  );
}

interface CategoriesProps {
  categories: readonly BlogCategory[];
  /** Undefined is all. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  const t = useBlogText();
  const locale = useLocale();
  const choices = [{ id: undefined, name: t('blog.all') }, ...categories];
  return (
    <fieldset className="app-blog__categories">
      <legend className="udongo-hidden">{t('blog.categories')}</legend>
      {choices.map((choice) => (
        <button
          key={choice.id ?? 'all'}
          type="button"
          aria-pressed={choice.id === chosen}
          onClick={() => onChoose(choice.id)}
        >
          {choice.id === undefined ? choice.name : toCategoryName(choice, locale)}
        </button>
      ))}
    </fieldset>
  );
}
