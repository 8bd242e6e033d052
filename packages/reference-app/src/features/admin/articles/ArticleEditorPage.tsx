import { ApiError, type Blog, type CallOptions } from '@udongo/sdk';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { useServices, useUser } from '../../../app/ServicesContext.ts';
import { NotForYou } from '../../../components/NotForYou.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { readRecordId } from '../../../lib/readRecordId.ts';
import { useLoaded } from '../../../lib/useLoaded.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { useArticleText } from './articleTexts.ts';
import { createArticleWork } from './createArticleWork.ts';

/** Where an administrator writes an article: a new one at `articles/new`, else the one of the address. */
export function ArticleEditorPage() {
  const t = useArticleText();
  const user = useUser();
  const { config } = useServices();
  const { id } = useParams();
  if (config.withoutScreens.includes('articles')) return <NotFoundPage />;
  if (user?.role !== 'administrator') return <NotForYou title={t('article.edit')} />;
  if (id === 'new') return <Writing key="new" stored={null} />;
  const known = readRecordId(id);
  return known === null ? <NotFoundPage /> : <StoredArticle key={known} id={known} />;
}

function StoredArticle({ id }: { id: number }) {
  const { records } = useServices();
  const ask = useCallback(
    (wanted: number, options: CallOptions) => records.blogs.get(wanted, options),
    [records],
  );
  const { data, ...waiting } = useLoaded(ask, id);
  const [first, setFirst] = useState<Blog>();
  if (data && !first) setFirst(data);
  if (first) return <Writing stored={first} />;
  if (waiting.error instanceof ApiError && waiting.error.status === 404) return <NotFoundPage />;
  return (
    <div className="app-page">
      <Waiting {...waiting} />
    </div>
  );
}

function Writing({ stored }: { stored: Blog | null }) {
  const { records } = useServices();
  const userId = useUser()?.id ?? 0;
  const [work] = useState(() => {
    // The address of a new article follows its first save, while the same page goes on.
    const onCreated = ({ id }: Blog) =>
      window.history.replaceState(window.history.state, '', `/articles/${id}`);
    return createArticleWork({ blogs: records.blogs, userId, stored, onCreated });
  });
  useEffect(() => work.start(), [work]);
  const state = useSyncExternalStore(work.subscribe, work.get);
  return <ArticleEditor work={work} state={state} />;
}
