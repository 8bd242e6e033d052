import { Button, Card, Field, Input, useLocale } from '@udongo/ui';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { toPublicPath } from '../../../lib/publicPaths.ts';
import { useServices } from '../../../services/ServicesContext.ts';
import { useArticleText } from './articleTexts.ts';
import { isPublic, type PublicationChange } from './articleValues.ts';
import type { ArticleState, ArticleWork } from './createArticleWork.ts';
import { publicationText } from './publicationText.ts';
import { TellSubscribers } from './TellSubscribers.tsx';

/** The part of the editor that publishes, schedules or withdraws an article. */
export function Publishing({ work, state }: { work: ArticleWork; state: ArticleState }) {
  const t = useArticleText();
  const locale = useLocale();
  const { toaster } = useServices();
  const { base, status, values } = state;
  const [at, setAt] = useState('');
  const [isAtWrong, setIsAtWrong] = useState(false);
  const canSave = values.title.trim() !== '' && values.body.trim() !== '' && status !== 'stale';
  const pending = status === 'saving';

  const publish = async (asked: PublicationChange, message: 'published' | 'willAppear' | 'withdrawn') => {
    if (await work.save(asked)) toaster.show({ tone: 'success', message: t(`article.${message}`) });
  };
  const publishLater = () => {
    // The field has no zone: it is Nairobi's, wherever the writer is.
    const instant = new Date(`${at}:00+03:00`);
    const isLater = instant.getTime() > Date.now();
    setIsAtWrong(!isLater);
    if (isLater) {
      void publish({ is_published: true, published_on: instant.toISOString() }, 'willAppear');
      setAt('');
    }
  };

  return (
    <Card title={t('article.publishing')}>
      <p className="app-quiet">{publicationText(t, locale, base)}</p>
      <div className="app-actions">
        {isPublic(base) ? (
          <Button
            variant="primary"
            pending={pending}
            disabled={!canSave || status === 'saved'}
            onClick={() => void publish({ is_published: true }, 'published')}
          >
            {t('article.publishChanges')}
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={pending}
            disabled={!canSave}
            onClick={() => void publish({ is_published: true, published_on: null }, 'published')}
          >
            {t('article.publishNow')}
          </Button>
        )}
        {base?.is_published && (
          <Button
            disabled={pending || status === 'stale'}
            onClick={() => void publish({ is_published: false }, 'withdrawn')}
          >
            {t('article.withdraw')}
          </Button>
        )}
        {base && isPublic(base) && (
          <ButtonLink to={toPublicPath(`/blog/${base.slug}`, base.language)}>{t('article.open')}</ButtonLink>
        )}
      </div>
      {base && isPublic(base) && (
        <TellSubscribers key={base.id} article={base} disabled={status !== 'saved'} />
      )}
      {!isPublic(base) && (
        <div className="app-publish-later">
          <Field label={t('article.at')} error={isAtWrong ? t('article.atRequired') : undefined}>
            <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </Field>
          <Button disabled={!canSave || pending} onClick={publishLater}>
            {t('article.publishLater')}
          </Button>
        </div>
      )}
    </Card>
  );
}
