import type { CallOptions, Review } from '@udongo/sdk';
import { Badge, Button, Card, RecordForm } from '@udongo/ui';
import { useCallback, useState } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { Stars, StarsChoice } from '../stars/Stars.tsx';
import { useReviewText } from './reviewTexts.ts';
import './ownReview.css';

/** Stars and words of a person about a finished booking of theirs; nothing where the service has no reviews. */
export function OwnReview({ booking }: { booking: number }) {
  const t = useReviewText();
  const { udongo } = useServices();
  const [mode, setMode] = useState<'read' | 'change' | 'delete'>('read');
  const ask = useCallback(
    async (id: number, options: CallOptions) => {
      const { results } = await udongo.reviews.list({ booking: id, limit: 200 }, options);
      // A service can ignore the filter.
      return { own: results.find((review) => review.booking === id) ?? null };
    },
    [udongo],
  );
  const { data, reload } = useLoaded(ask, booking);
  if (!data) return null;
  const { own } = data;
  const onDone = () => {
    setMode('read');
    reload();
  };
  return (
    <Card title={t('review.title')}>
      {own && mode !== 'change' ? (
        <>
          <Stars count={own.rating} />
          <p className="app-lines">{own.comment}</p>
          <div className="app-own-review__state">
            <Badge tone={own.is_published ? 'success' : 'neutral'}>
              {t(own.is_published ? 'review.published' : 'review.waits')}
            </Badge>
          </div>
          <div className="app-actions">
            <Button onClick={() => setMode('change')}>{t('review.change')}</Button>
            <Button variant="danger" onClick={() => setMode('delete')}>
              {t('review.delete')}
            </Button>
          </div>
        </>
      ) : (
        <ReviewForm booking={booking} own={own} onDone={onDone} />
      )}
      {own && mode === 'delete' && (
        <DeleteReview review={own} onClose={() => setMode('read')} onDeleted={onDone} />
      )}
    </Card>
  );
}

interface ReviewFormProps {
  booking: number;
  /** The review to change; null for a new one. */
  own: Review | null;
  onDone: () => void;
}

/** The words are asked for once the stars are chosen. */
function ReviewForm({ booking, own, onDone }: ReviewFormProps) {
  const t = useReviewText();
  const { udongo } = useServices();
  const [rating, setRating] = useState(own?.rating ?? null);
  return (
    <>
      {!own && <p className="app-quiet">{t('review.hint')}</p>}
      <StarsChoice label={t('review.ask')} value={rating} onValueChange={setRating} />
      {rating !== null && (
        <RecordForm
          title={t('review.form')}
          mode={own ? 'update' : 'create'}
          {...(own && { values: { comment: own.comment } })}
          fields={[
            {
              kind: 'textarea',
              name: 'comment',
              label: t('review.comment'),
              hint: t('review.publicHint'),
              required: t('review.commentRequired'),
              maxLength: 2000,
              span: 'full',
            },
          ]}
          save={({ comment }, options) => {
            const review = { rating, comment, booking };
            return own
              ? udongo.reviews.update(own.id, review, options)
              : udongo.reviews.create(review, options);
          }}
          savedMessage={t(own ? 'review.changed' : 'review.sent')}
          submitLabel={t(own ? 'review.save' : 'review.send')}
          onSaved={onDone}
          {...(own && { onCancel: onDone })}
        />
      )}
    </>
  );
}

interface DeleteReviewProps {
  review: Review;
  onClose: () => void;
  onDeleted: () => void;
}

function DeleteReview({ review, onClose, onDeleted }: DeleteReviewProps) {
  const t = useReviewText();
  const { udongo, toaster } = useServices();
  const remove = async () => {
    await udongo.reviews.delete(review.id);
    toaster.show({ tone: 'success', message: t('review.deleted') });
    onDeleted();
  };
  return (
    <ActionDialog
      title={t('review.deleteTitle')}
      submit={t('review.delete')}
      variant="danger"
      isQuestion
      act={remove}
      onClose={onClose}
    >
      {t('review.deleteHint')}
    </ActionDialog>
  );
}
