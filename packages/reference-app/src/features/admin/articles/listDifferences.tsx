import type { Blog, CallOptions } from '@udongo/sdk';
import type { useLocale } from '@udongo/ui';
import { type ReactNode, useCallback } from 'react';
import { TextPicture } from '../../../components/pictures/TextPicture.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { languageOptions } from './ArticleFields.tsx';
import { useArticleText } from './articleTexts.ts';
import { type ArticleValues, isSamePublication, publicationAfter, valuesOf } from './articleValues.ts';
import type { ArticleState } from './createArticleWork.ts';
import { publicationText } from './publicationText.ts';
import { UnseenPicture } from './UnseenPicture.tsx';
import { useCategoryOptions } from './useCategoryOptions.ts';

/** A field that two versions have otherwise, as each has it. */
export interface Difference {
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
}

interface Versions {
  t: ReturnType<typeof useArticleText>;
  locale: ReturnType<typeof useLocale>;
  state: ArticleState;
  theirs: Blog;
}

/** Lists the differences beside title, summary and text. */
export function listDifferences({ t, locale, state, theirs }: Versions): Difference[] {
  const { values, base, asked } = state;
  const others = valuesOf(theirs);
  const differs = (...names: (keyof ArticleValues)[]) =>
    names.some((name) => trimmed(values[name]) !== trimmed(others[name]));
  const compare = (label: string, show: (version: ArticleValues) => ReactNode): Difference => ({
    label,
    mine: show(values),
    theirs: show(others),
  });
  const after = publicationAfter(asked, theirs);
  const isAsTheirs = isSamePublication(after, theirs);
  return [
    ...(differs('cover_image', 'cover_alt')
      ? [compare(t('article.cover'), (version) => <Cover {...version} />)]
      : []),
    ...(differs('category')
      ? [compare(t('article.category'), ({ category }) => <CategoryName id={category} />)]
      : []),
    ...(differs('language') ? [compare(t('article.language'), ({ language }) => toLanguage(language))] : []),
    ...(differs('translation')
      ? [compare(t('article.translation'), ({ translation }) => <ArticleTitle id={translation} />)]
      : []),
    ...(isAsTheirs && (!base || isSamePublication(base, theirs))
      ? []
      : [
          {
            label: t('article.publishing'),
            // A publication that nobody asked for here is not undone with the texts.
            mine: isAsTheirs ? t('article.asTheirs') : publicationText(t, locale, after),
            theirs: publicationText(t, locale, theirs),
          },
        ]),
  ];
}

function Cover({ cover_image, cover_alt }: ArticleValues) {
  const t = useArticleText();
  if (!cover_image) return t('article.none');
  return (
    <>
      <span className="app-writing__cover">
        <TextPicture
          url={cover_image}
          alt={cover_alt}
          sizes="240px"
          unseen={<UnseenPicture address={cover_image} />}
        />
      </span>
      {cover_alt}
    </>
  );
}

function CategoryName({ id }: { id: number | null }) {
  const t = useArticleText();
  const options = useCategoryOptions();
  if (id === null) return t('article.none');
  if (!options) return '…';
  return options.find(({ value }) => value === String(id))?.label ?? `#${id}`;
}

function ArticleTitle({ id }: { id: number | null }) {
  const t = useArticleText();
  const { records } = useServices();
  const ask = useCallback(
    async (wanted: number | null, options: CallOptions) =>
      wanted === null ? null : records.blogs.get(wanted, options),
    [records],
  );
  const { data, error } = useLoaded(ask, id);
  if (id === null) return t('article.none');
  return data?.title ?? (error ? `#${id}` : '…');
}

function toLanguage(language: ArticleValues['language']): string {
  return languageOptions.find(({ value }) => value === language)?.label ?? language;
}

function trimmed(value: ArticleValues[keyof ArticleValues]) {
  return typeof value === 'string' ? value.trim() : value;
}
