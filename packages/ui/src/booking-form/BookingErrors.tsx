import { useCallback, useSyncExternalStore } from 'react';
import type { DrawSlot } from '../lib/slots.ts';
import { ErrorSummary } from '../primitives/alert/ErrorSummary.tsx';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { type ErrorLine, listErrorLines } from './bookingErrorLines.ts';
import type { BookingFormSlots } from './bookingFormSlots.ts';
import { bookingTexts } from './bookingTexts.ts';

interface BookingErrorsProps {
  /** What the server said about no control that is shown. */
  otherErrors: readonly ErrorLine[];
  slot: DrawSlot<BookingFormSlots>;
}

/** What is to correct, in the order of the form; each line leaves once it is corrected. */
export function BookingErrors({ otherErrors, slot }: BookingErrorsProps) {
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
    />
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
