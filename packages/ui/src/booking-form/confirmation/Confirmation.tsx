import type { Booking } from '@udongo/sdk';
import { amountDue, formatKes, netAmount, type TestTypeOption } from '@udongo/sdk/values';
import type { ReactNode } from 'react';
import { codeOf } from '../../lib/codeOf.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { SupportLine } from '../../lib/SupportLine.tsx';
import { createSlots, type SlotProps } from '../../lib/slots.ts';
import { BalanceDue } from '../../payment-badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useLanguageTag, useMessages } from '../../provider/index.ts';
import { type BookingFormSlots, type BookingFormState, bookingTexts, isForOthers } from '../values/index.ts';

/** The fields of a booking that a confirmation reads. */
export type BookedBooking = Pick<
  Booking,
  'id' | 'soil_test_date' | 'test_type' | 'no_of_samples' | 'discount'
> &
  Partial<Pick<Booking, 'code' | 'name' | 'uuid' | 'balance_due' | 'canceled'>>;

export interface BookingConfirmationProps extends SlotProps<BookingFormSlots, BookingFormState> {
  /** The stored booking; code and uuid can be missing. */
  booking: BookedBooking;
  /** True if somebody else booked for the farmer, who is then named. Default false. */
  forOthers?: boolean;
  /** The prices. Default: the specification's. */
  testTypes?: readonly TestTypeOption[] | undefined;
  /** Address of the booking's status page. Default: none. */
  statusHref?: string | undefined;
  /** Address of the page where the booking is paid. Default: no link. */
  payHref?: string | undefined;
  /** Address of the booking's own page, for the code. Default: no link. */
  bookingHref?: string | undefined;
  /** Id of the title, which can take the focus. */
  titleId?: string;
  /** Starts another booking. */
  onAnother: () => void;
}

interface ConfirmationProps extends BookingConfirmationProps {
  /** Buttons to share the booking. */
  children: ReactNode;
}

/** The confirmation without the buttons to share it. */
export function Confirmation(props: ConfirmationProps) {
  const { booking, testTypes, statusHref, payHref, bookingHref, titleId, onAnother, children } = props;
  const forOthers = isForOthers({ forOthers: props.forOthers ?? false });
  const t = useMessages(bookingTexts);
  const code = codeOf(booking);
  const locale = useLanguageTag();
  const state = { mode: 'create', status: 'done' } as const;
  const slot = createSlots<BookingFormSlots, BookingFormState>('booking-form', state, props);
  const steps = [
    t(forOthers ? 'bookingSignedIn.callFarmer' : 'bookingDone.nextCall'),
    t('bookingDone.nextCollect', { date: formatDate(locale, booking.soil_test_date, 'long') }),
    t('bookingDone.nextReport'),
  ];
  const due = amountDue(booking.no_of_samples, booking.test_type, testTypes);
  const amount = formatKes(netAmount(due, booking.discount));
  return slot(
    'done',
    <section aria-labelledby={titleId}>
      <span className="udongo-booking-form__done-mark" aria-hidden="true">
        <Icon name="check" width={28} height={28} />
      </span>
      {slot(
        'doneTitle',
        <h2 id={titleId} tabIndex={-1}>
          {forOthers && booking.name
            ? t('bookingSignedIn.doneFor', { name: booking.name })
            : t('bookingDone.title')}
        </h2>,
      )}
      {slot(
        'doneCode',
        <p>
          <span>{t(forOthers ? 'bookingSignedIn.codeOf' : 'bookingDone.code')}</span>
          <strong>{bookingHref ? slot('doneLink', <a href={bookingHref}>{code}</a>) : code}</strong>
          <span>{t('bookingDone.codeHint')}</span>
        </p>,
      )}
      {slot(
        'doneAmount',
        <p>
          {t('bookingSummary.title')} <strong>{amount}</strong>
        </p>,
      )}
      <BalanceDue amount={booking.balance_due} canceled={booking.canceled ?? false} />
      {payHref && (
        <div className="udongo-booking-form__done-actions">
          {slot(
            'payLink',
            <a className="udongo-button" data-variant="primary" href={payHref}>
              {t('bookingDone.pay')}
            </a>,
          )}
        </div>
      )}
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
      {children}
      <div className="udongo-booking-form__done-actions">
        {statusHref && slot('statusLink', <a href={statusHref}>{t('bookingDone.status')}</a>)}
        <Button onClick={onAnother}>{t('bookingDone.another')}</Button>
      </div>
    </section>,
  );
}
