import { ApiError } from '@udongo/sdk';
import { Card, Field, Input, Textarea, useServerText } from '@udongo/ui';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../components/PageTitle.tsx';
import { toPublicPath } from '../../../lib/publicPaths.ts';
import { ArticleFields } from './ArticleFields.tsx';
import { useArticleText } from './articleTexts.ts';
import { isPublic } from './articleValues.ts';
import type { ArticleState, ArticleWork } from './createArticleWork.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { Publishing } from './Publishing.tsx';
import { SaveState } from './SaveState.tsx';
import { StaleChoice } from './StaleChoice.tsx';
import './articles.css';

interface ArticleEditorProps {
  work: ArticleWork;
  state: ArticleState;
}

/** The editor of an article, with its save state and its publication. */
export function ArticleEditor({ work, state }: ArticleEditorProps) {
  const t = useArticleText();
  const say = useServerText();
  const { values, base, error } = state;
  const errorOf = (field: string) => {
    const message = error instanceof ApiError ? error.fieldErrors[field] : undefined;
    return message === undefined ? undefined : say(message);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Only the button publishes changes to an article that is public.
    if (!isPublic(base)) void work.save();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+S of any field saves.
    <div className="app-page" onKeyDown={onKeyDown}>
      <p>
        <Link to="/articles">{t('article.all')}</Link>
      </p>
      <PageTitle actions={<SaveState work={work} state={state} />}>
        {t(base ? 'article.edit' : 'article.new')}
      </PageTitle>
      {state.status === 'stale' && <StaleChoice work={work} state={state} />}
      <div className="app-article-form">
        <div className="app-article-form__text">
          <Field
            label={t('article.title')}
            hint={
              base
                ? t('article.address', { address: toPublicPath(`/blog/${base.slug}`, base.language) })
                : t('article.titleHint')
            }
            error={errorOf('title')}
            required
            span="full"
          >
            <Input
              maxLength={200}
              autoComplete="off"
              value={values.title}
              onChange={({ target }) => work.change({ title: target.value })}
              onFocus={() => work.holdCreation(true)}
              onBlur={() => work.holdCreation(false)}
            />
          </Field>
          <Field
            label={t('article.summary')}
            hint={t('article.summaryHint')}
            error={errorOf('summary')}
            span="full"
          >
            <Textarea
              maxLength={500}
              value={values.summary}
              onChange={({ target }) => work.change({ summary: target.value })}
            />
          </Field>
          <Card>
            <MarkdownField
              value={values.body}
              onValueChange={(body) => work.change({ body })}
              error={errorOf('body')}
            />
          </Card>
        </div>
        <div className="app-article-form__side">
          <Publishing work={work} state={state} />
          <ArticleFields values={values} onChange={work.change} errorOf={errorOf} />
        </div>
      </div>
    </div>
  );
}
