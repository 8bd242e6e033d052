import { Alert, Button, formatDate, useLocale } from '@udongo/ui';
import type { CSSProperties } from 'react';
import { useArticleText } from './articleTexts.ts';
import { type ArticleValues, valuesOf } from './articleValues.ts';
import type { ArticleState, ArticleWork } from './createArticleWork.ts';
import { type Difference, listDifferences } from './listDifferences.tsx';

/** Two versions of one article beside each other, and the choice between them. */
export function StaleChoice({ work, state }: { work: ArticleWork; state: ArticleState }) {
  const t = useArticleText();
  const locale = useLocale();
  const { theirs, values } = state;
  if (!theirs) return null;
  const time = formatDate(locale, theirs.updated_on, 'time');
  const differences = listDifferences({ t, locale, state, theirs });
  return (
    <Alert tone="warning" role="alert" title={t('article.staleTitle')}>
      <p>{t('article.stale')}</p>
      <div className="app-versions">
        <Version
          title={t('article.mine')}
          article={values}
          facts={differences.map(({ label, mine }) => [label, mine])}
        >
          <Button variant="primary" onClick={work.keepMine}>
            {t('article.keepMine')}
          </Button>
        </Version>
        <Version
          title={t('article.theirs', { time })}
          article={valuesOf(theirs)}
          facts={differences.map(({ label, theirs: value }) => [label, value])}
        >
          <Button onClick={work.takeTheirs}>{t('article.takeTheirs')}</Button>
        </Version>
      </div>
    </Alert>
  );
}

interface VersionProps {
  title: string;
  article: Pick<ArticleValues, 'title' | 'summary' | 'body'>;
  /** The differences beside title, summary and text. */
  facts: readonly (readonly [label: string, value: Difference['mine']])[];
  children: React.ReactNode;
}

function Version({ title, article, facts, children }: VersionProps) {
  return (
    <section
      aria-label={title}
      className="app-versions__one"
      style={{ '--facts': facts.length } as CSSProperties}
    >
      <h2>{title}</h2>
      <div className="app-versions__head">
        <p>
          <b>{article.title}</b>
        </p>
        {article.summary && <p>{article.summary}</p>}
      </div>
      {facts.length > 0 && (
        <dl className="app-versions__facts">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <pre tabIndex={0}>{article.body}</pre>
      {children}
    </section>
  );
}
