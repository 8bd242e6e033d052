import { Alert, Button, formatDate, useLocale } from '@udongo/ui';
import { useArticleText } from './articleTexts.ts';
import type { ArticleValues } from './articleValues.ts';
import type { ArticleState, ArticleWork } from './createArticleWork.ts';

/** Two versions of one article beside each other, and the choice between them. */
export function StaleChoice({ work, state }: { work: ArticleWork; state: ArticleState }) {
  const t = useArticleText();
  const locale = useLocale();
  const { theirs, values } = state;
  if (!theirs) return null;
  const time = formatDate(locale, theirs.updated_on, 'time');
  return (
    <Alert tone="warning" role="alert" title={t('article.staleTitle')}>
      <p>{t('article.stale')}</p>
      <div className="app-versions">
        <Version title={t('article.mine')} article={values}>
          <Button variant="primary" onClick={work.keepMine}>
            {t('article.keepMine')}
          </Button>
        </Version>
        <Version title={t('article.theirs', { time })} article={theirs}>
          <Button onClick={work.takeTheirs}>{t('article.takeTheirs')}</Button>
        </Version>
      </div>
    </Alert>
  );
}

interface VersionProps {
  title: string;
  article: Pick<ArticleValues, 'title' | 'summary' | 'body'>;
  children: React.ReactNode;
}

function Version({ title, article, children }: VersionProps) {
  return (
    <section aria-label={title} className="app-versions__one">
      <h2>{title}</h2>
      <p>
        <b>{article.title}</b>
      </p>
      {article.summary && <p>{article.summary}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <pre tabIndex={0}>{article.body}</pre>
      {children}
    </section>
  );
}
