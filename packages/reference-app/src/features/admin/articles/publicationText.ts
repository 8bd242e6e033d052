import { formatDate } from '@udongo/ui';
import type { useArticleText } from './articleTexts.ts';
import { isPublic, isScheduled, type Publication } from './articleValues.ts';

/** Says in words who can read an article with this publication, and from when on. */
export function publicationText(
  t: ReturnType<typeof useArticleText>,
  locale: Parameters<typeof formatDate>[0],
  publication: Publication | null,
): string {
  const time = publication?.published_on ? formatDate(locale, publication.published_on, 'time') : '';
  if (isScheduled(publication)) return t('article.scheduled', { time });
  if (!isPublic(publication)) return t('article.draft');
  return time ? t('article.public', { time }) : t('article.publicNow');
}
