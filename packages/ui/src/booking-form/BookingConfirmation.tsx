import type { Booking } from '@udongo/sdk';
import { codeOf } from '../lib/codeOf.ts';
import { formatDate } from '../lib/formatDate.ts';
import { SupportLine } from '../lib/SupportLine.tsx';
import type { DrawSlot } from '../lib/slots.ts';
import { BalanceDue } from '../payment-badge/BalanceDue.tsx';
import { Button } from '../primitives/button/index.ts';
import { Icon } from '../primitives/icon/index.ts';
import { useLocale, useMessages } from '../provider/index.ts';
import type { BookingFormSlots } from './bookingFormSlots.ts';
import { bookingTexts } from './bookingTexts.ts';

interface BookingConfirmationProps {
  booking: Booking;
  titleId: string;
  statusHref: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
  bookingHref: ((booking: Pick<Booking, 'id'>) => string) | undefined;
  onAnother: () => void;
  slot: DrawSlot<BookingFormSlots>;
}

/** A stored booking: its code, or its number where there is none, what happens next, and where to go. */
export function BookingConfirmation({
  booking,
  titleId,
  statusHref,
  bookingHref,
  onAnother,
  slot,
}: BookingConfirmationProps) {
  const t = useMessages(bookingTexts);
  const locale = useLocale();
  const code = codeOf(booking);
  const steps = [
    t('bookingDone.nextCall'),
    t('bookingDone.nextCollect', { date: formatDate(locale, booking.soil_test_date, 'long') }),
    t('bookingDone.nextReport'),
  ];
  return slot(
    'done',
    <section aria-labelledby={titleId}>
      <span className="udongo-booking-form__done-mark" aria-hidden="true">
        <Icon name="check" width={28} height={28} />
      </span>
      {slot(
        'doneTitle',
        <h2 id={titleId} tabIndex={-1}>
          {t('bookingDone.title')}
        </h2>,
      )}
      {slot(
        'doneCode',
        <p>
          <span>{t('bookingDone.code')}</span>
          <strong>{bookingHref ? slot('doneLink', <a href={bookingHref(booking)}>{code}</a>) : code}</strong>
          <span>{t('bookingDone.codeHint')}</span>
        </p>,
      )}
      <BalanceDue amount={booking.balance_due} canceled={booking.canceled} />
      {slot('doneStepsTitle', <h3>{t('bookingDone.next')}</h3>)}
      {slot(
        'doneSteps',
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>,
      )}
      <SupportLine />
      <div className="udongo-booking-form__done-actions">
        {statusHref &&
          booking.uuid &&
          slot('statusLink', <a href={statusHref(booking)}>{t('bookingDone.status')}</a>)}
        <Button onClick={onAnother}>{t('bookingDone.another')}</Button>
      </div>
    </section>,
  );
}
