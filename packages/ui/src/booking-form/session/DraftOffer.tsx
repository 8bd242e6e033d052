import { codeOf } from '../../lib/codeOf.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { bookingTexts, isUpdate } from '../values/index.ts';
import { useBookingRoot } from './BookingRootContext.ts';

/** Offers to continue an unfinished booking. */
export function DraftOffer() {
  const root = useBookingRoot();
  const { draft, params, slot } = root;
  const { offered, restore, discard } = draft;
  const code = isUpdate(root) && params.booking && codeOf(params.booking);
  const t = useMessages(bookingTexts);
  const locale = useLanguageTag();
  if (!offered) return null;
  const date = formatDate(locale, offered.savedAt, 'time');
  const title = code ? t('bookingSignedIn.unsaved', { code }) : t('bookingDraft.offer', { date });
  return slot(
    'draft',
    <div>
      <Alert tone="info" title={title}>
        <p>{code ? t('bookingSignedIn.unsavedHint', { date }) : t('bookingDraft.offerHint')}</p>
        <div className="udongo-booking-form__draft-actions">
          <Button variant="secondary" onClick={() => restore()}>
            {t('bookingDraft.continue')}
          </Button>
          <Button variant="quiet" onClick={discard}>
            {t('bookingDraft.discard')}
          </Button>
        </div>
      </Alert>
    </div>,
  );
}
