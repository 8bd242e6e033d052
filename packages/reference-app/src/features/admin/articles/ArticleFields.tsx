import type { CallOptions, Language } from '@udongo/sdk';
import { Button, Card, Field, Input, Select } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { MediaPicker } from '../../../components/pictures/MediaPicker.tsx';
import { TextPicture } from '../../../components/pictures/TextPicture.tsx';
import { useServices } from '../../../services/ServicesContext.ts';
import { useLoaded } from '../../../services/useLoaded.ts';
import { useArticleText } from './articleTexts.ts';
import type { ArticleValues } from './articleValues.ts';
import { UnseenPicture } from './UnseenPicture.tsx';
import { useCategoryOptions } from './useCategoryOptions.ts';

interface ArticleFieldsProps {
  values: ArticleValues;
  onChange: (changes: Partial<ArticleValues>) => void;
  errorOf: (field: string) => string | undefined;
}

export const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
];

/** The fields beside an article's text: cover, category, language, translation. */
export function ArticleFields({ values, onChange, errorOf }: ArticleFieldsProps) {
  const t = useArticleText();
  const { records } = useServices();
  const categoryOptions = useCategoryOptions() ?? [];
  const askOthers = useCallback(
    async (language: Language, options: CallOptions) =>
      (await records.blogs.list({ language, limit: 200, fields: 'id,title' }, options)).results,
    [records],
  );
  const { data: others = [] } = useLoaded(askOthers, values.language === 'en' ? 'sw' : 'en');
  const toId = (text: string) => (text === '' ? null : Number(text));
  return (
    <>
      <Card title={t('article.cover')}>
        <Cover values={values} onChange={onChange} errorOf={errorOf} />
      </Card>
      <Card>
        <div className="app-form">
          <Field label={t('article.category')} error={errorOf('category')}>
            <Select
              value={String(values.category ?? '')}
              onChange={({ target }) => onChange({ category: toId(target.value) })}
              placeholder={t('article.none')}
              options={categoryOptions}
            />
          </Field>
          <Field label={t('article.language')} error={errorOf('language')}>
            <Select
              value={values.language}
              onChange={({ target }) =>
                onChange({ language: target.value === 'sw' ? 'sw' : 'en', translation: null })
              }
              options={languageOptions}
            />
          </Field>
          <Field label={t('article.translation')} error={errorOf('translation')}>
            <Select
              value={String(values.translation ?? '')}
              onChange={({ target }) => onChange({ translation: toId(target.value) })}
              placeholder={t('article.none')}
              options={others.map(({ id, title }) => ({ value: String(id), label: title }))}
            />
          </Field>
        </div>
      </Card>
    </>
  );
}

function Cover({ values: { cover_image, cover_alt }, onChange, errorOf }: ArticleFieldsProps) {
  const t = useArticleText();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="app-form">
      {cover_image && (
        <div className="app-writing__cover">
          <TextPicture
            url={cover_image}
            alt={cover_alt}
            sizes="400px"
            unseen={<UnseenPicture address={cover_image} />}
          />
        </div>
      )}
      <div className="app-actions">
        <Button onClick={() => setIsPicking(true)}>
          {t(cover_image ? 'article.changeCover' : 'article.chooseCover')}
        </Button>
        {cover_image && (
          <Button onClick={() => onChange({ cover_image: '', cover_alt: '' })}>
            {t('article.removeCover')}
          </Button>
        )}
      </div>
      {cover_image && (
        <Field
          label={t('article.coverAlt')}
          hint={t('article.coverAltHint')}
          error={errorOf('cover_alt') ?? errorOf('cover_image')}
          span="full"
        >
          <Input
            maxLength={300}
            value={cover_alt}
            onChange={({ target }) => onChange({ cover_alt: target.value })}
          />
        </Field>
      )}
      {isPicking && (
        <MediaPicker
          onPick={({ url, alt }) => {
            setIsPicking(false);
            onChange({ cover_image: url, cover_alt: alt });
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
