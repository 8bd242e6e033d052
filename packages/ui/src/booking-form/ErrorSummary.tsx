import { useCallback, useSyncExternalStore } from 'react';
import type { DrawSlot } from '../lib/slots.ts';
import { Alert } from '../primitives/alert/index.ts';
import { useMessages } from '../provider/index.ts';
import { useBookingFields } from './BookingFieldsContext.ts';
import { type ErrorLine, listErrorLines } from './bookingErrorLines.ts';
import type { BookingFormSlots } from './bookingFormSlots.ts';
import { bookingTexts } from './bookingTexts.ts';

interface ErrorSummaryProps {
  /** What the server said about no control that is shown. */
  otherErrors: readonly ErrorLine[];
  slot: DrawSlot<BookingFormSlots>;
}

/** What is to correct, in the order of the form; each line goes to its control and leaves once it is corrected. */
export function ErrorSummary({ otherErrors, slot }: ErrorSummaryProps) {
  const { pathId, focusPath } = useBookingFields();
  const t = useMessages(bookingTexts);
  const lines = [...useErrorLines(), ...otherErrors];
  if (lines.length === 0) return null;
  return slot(
    'errors',
    <div>
      <Alert tone="error" role="group" title={t('bookingErrors.summary', { count: lines.length })}>
        <ul>
          {lines.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              {path === null
                ? text
                : slot(
                    'errorLink',
                    <a
                      href={`#${pathId(path)}`}
                      onClick={(event) => {
                        // The control may stand in a closed card or a shadow root: no address reaches it.
                        event.preventDefault();
                        focusPath(path);
                      }}
                    >
                      {text}
                    </a>,
                  )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>,
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
