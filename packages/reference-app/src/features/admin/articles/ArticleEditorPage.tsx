import { ApiError, type Blog, type CallOptions } from '@udongo/sdk';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import { ForbiddenPage } from '../../../components/ForbiddenPage.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { mayCall } from '../../../lib/mayCall.ts';
import { readRecordId } from '../../../lib/readRecordId.ts';
import { samePage } from '../../../lib/usePageHeading.ts';
import { useRouterUrl, useServices, useUser } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { useArticleText } from './articleTexts.ts';
import { createArticleWork } from './createArticleWork.ts';

/** The page on which an administrator writes an article: a new one at `articles/new`, else the one in the address. */
export function ArticleEditorPage() {
  const t = useArticleText();
  const user = useUser();
  const { id } = useParams();
  const begun = useNewArticle();
  if (!mayCall(user?.role, 'blogs.update')) return <ForbiddenPage title={t('article.edit')} />;
  if (begun) return <Writing key={begun.key} stored={null} onCreated={begun.onCreated} />;
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

function Writing({ stored, onCreated }: { stored: Blog | null; onCreated?: (id: number) => void }) {
  const { records, session } = useServices();
  const userId = useUser()?.id ?? 0;
  const [work] = useState(() =>
    createArticleWork({
      blogs: records.blogs,
      userId,
      isHere: () => session.get()?.user.id === userId,
      stored,
    }),
  );
  useEffect(() => work.start(), [work]);
  const state = useSyncExternalStore(work.subscribe, work.get);
  const createdId = stored ? undefined : state.base?.id;
  const { goal } = useRouterUrl();
  // Once more where nothing came of the leaving; the router knows of it before the page is drawn.
  const isLeaving = useNavigation().state !== 'idle';
  // Only while the page is still open: a person who has left it, or waits for the next page, is not taken back.
  useEffect(() => {
    if (createdId !== undefined && !isLeaving && !goal().isNext) onCreated?.(createdId);
  }, [createdId, goal, isLeaving, onCreated]);
  return <ArticleEditor work={work} state={state} />;
}

interface NewArticle {
  /** Identifies this piece of writing, from the empty page until somebody leaves it. */
  key: string;
  /** The article's part of the address: 'new', or its id after the first save. */
  id: string;
}

/** The article that is begun here, also after its first save has given it an address; null where a stored one was opened. */
function useNewArticle() {
  const { id } = useParams();
  const { key: place } = useLocation();
  const navigate = useNavigate();
  const [begun, setBegun] = useState<NewArticle | null>(null);
  const goesOn = begun !== null && (id === 'new' ? begun.key === place : begun.id === id);
  const next = id === 'new' ? { key: place, id } : null;
  const current = goesOn ? begun : next;
  if (current !== begun) setBegun(current);
  const key = current?.key ?? '';
  const onCreated = useCallback(
    (createdId: number) => {
      setBegun({ key, id: String(createdId) });
      void navigate(`/articles/${createdId}`, { replace: true, preventScrollReset: true, state: samePage });
    },
    [key, navigate],
  );
  return current && { key, onCreated };
}
