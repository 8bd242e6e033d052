import { ApiError, describeError } from '@udongo/sdk';
import { Button, useLocale, useServerText } from '@udongo/ui';
import { languageOf } from '../../../messages/languages.ts';
import { useArticleText } from './articleTexts.ts';
import { emptyArticle, isPublic } from './articleValues.ts';
import type { ArticleState, ArticleWork } from './createArticleWork.ts';

/** Says all the time where the text is: on the server since 12:04, or on this device only. */
export function SaveState({ work, state }: { work: ArticleWork; state: ArticleState }) {
  const t = useArticleText();
  const say = useServerText();
  const { errors } = languageOf(useLocale());
  const { status, base, savedAt, error } = state;
  const toText = () => {
    switch (status) {
      case 'saved':
        return savedAt ? t('article.savedAt', { time: toTime(savedAt) }) : base ? t('article.saved') : '';
      case 'saving':
        return t('article.saving');
      case 'loggedOut':
        return t('article.loggedOut');
      case 'failed':
        return t('article.failed');
      case 'refused':
        return isSaidAtFields(error)
          ? t('article.refusedFields')
          : t('article.refused', { why: say(describeError(error, errors)?.message ?? '') });
      case 'stale':
        return t('article.staleTitle');
      case 'unsaved':
        return t(isPublic(base) ? 'article.changed' : 'article.unsaved');
    }
  };
  return (
    <div className="app-save-state">
      <p role="status" data-status={status}>
        {toText()}
      </p>
      {status === 'loggedOut' && !isPublic(base) && (
        <Button size="small" onClick={() => void work.save()}>
          {t('article.logIn')}
        </Button>
      )}
    </div>
  );
}

/** Whether each message is shown at its field. */
function isSaidAtFields(error: unknown): boolean {
  const fields = error instanceof ApiError ? Object.keys(error.fieldErrors) : [];
  return fields.length > 0 && fields.every((field) => field in emptyArticle);
}

/** "12:04", in Nairobi. */
function toTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Nairobi' });
}
