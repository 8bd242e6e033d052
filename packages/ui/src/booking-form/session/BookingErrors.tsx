import { useCallback, useSyncExternalStore } from 'react';
import type { DrawSlot } from '../../lib/slots.ts';
import { ErrorSummary } from '../../primitives/alert/ErrorSummary.tsx';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import {
  type BookingFormSlots,
  bookingTexts,
  type ErrorLine,
  listErrorLines,
  useBookingFields,
} from '../values/index.ts';
import type { BookingSubmit } from './useBookingSubmit.ts';

interface BookingErrorsProps {
  sending: Pick<BookingSubmit, 'otherErrors' | 'sendWithoutReferrer'>;
  slot: DrawSlot<BookingFormSlots>;
}

/**
 * What is to correct, in the order of the form; each line leaves once it is corrected. Who refers comes from the login or the page
 * and has no control, so a refusal of it comes with a button.
 */
export function BookingErrors({ sending: { otherErrors, sendWithoutReferrer }, slot }: BookingErrorsProps) {
  const { pathId, focusPath } = useBookingFields();
  const t = useMessages(bookingTexts);
  const lines = [...useErrorLines(), ...otherErrors];
  return (
    <ErrorSummary
      title={t('bookingErrors.summary', { count: lines.length })}
      lines={lines}
      idOf={pathId}
      goTo={focusPath}
      slot={slot}
    >
      {sendWithoutReferrer && (
        <Button id={pathId('referrer')} onClick={() => void sendWithoutReferrer()}>
          {t('bookingErrors.withoutReferrer')}
        </Button>
      )}
    </ErrorSummary>
  );
}

function useErrorLines(): ErrorLine[] {
  const { form } = useBookingFields();
  const t = useMessages(bookingTexts);
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ formState: { errors: true }, callback: listener }),
    [form],
  );
  // Compared by content: the errors are new objects after every key.
  const read = () => JSON.stringify(listErrorLines(form.getErrors(), t));
  return JSON.parse(useSyncExternalStore(subscribe, read, read));
}
