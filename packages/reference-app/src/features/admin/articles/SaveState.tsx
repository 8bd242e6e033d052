import { describeError } from '@udongo/sdk';
import { useLocale, useServerText } from '@udongo/ui';
import { languageOf } from '../../../messages/languages.ts';
import { useArticleText } from './articleTexts.ts';
import { isPublic } from './articleValues.ts';
import type { ArticleState } from './createArticleWork.ts';

/** Says all the time where the text is: on the server since 12:04, or on this device only. */
export function SaveState({ state }: { state: ArticleState }) {
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
      case 'failed':
        return t('article.failed');
      case 'refused':
        return t('article.refused', { why: say(describeError(error, errors)?.message ?? '') });
      case 'stale':
        return t('article.staleTitle');
      case 'unsaved':
        return t(isPublic(base) ? 'article.changed' : 'article.unsaved');
    }
  };
  return (
    <p role="status" className="app-save-state" data-status={status}>
      {toText()}
    </p>
  );
}

/** "12:04", in Nairobi. */
function toTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Nairobi' });
}
