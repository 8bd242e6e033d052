import { formatDate } from '../../lib/formatDate.ts';
import type { DrawSlot } from '../../lib/slots.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { type BookingFormSlots, bookingTexts } from '../values/index.ts';
import type { DraftState } from './BookingFormController.ts';

interface DraftOfferProps {
  draft: Pick<DraftState, 'offered' | 'restore' | 'discard'>;
  /** Code of the booking that is changed; undefined for a new one. */
  code: string | undefined;
  slot: DrawSlot<BookingFormSlots>;
}

/** Offers to continue an unfinished booking. */
export function DraftOffer({ draft: { offered, restore, discard }, code, slot }: DraftOfferProps) {
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
