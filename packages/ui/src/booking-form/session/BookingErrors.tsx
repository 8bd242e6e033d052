import { ErrorSummary } from '../../primitives/alert/ErrorSummary.tsx';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../provider/index.ts';
import { bookingTexts, useErrorLines } from '../values/index.ts';
import { useBookingRoot } from './BookingRootContext.ts';

/**
 * The list of errors, in the order of the form; each line leaves once it is corrected. The referring agent comes from the login
 * or the page and has no control, so if the server refuses them, a button sends the booking without.
 */
export function BookingErrors() {
  const root = useBookingRoot();
  const { pathId, focusPath, slot, sending } = root;
  const { otherErrors, sendWithoutReferrer } = sending;
  const t = useMessages(bookingTexts);
  const lines = [...useErrorLines(root), ...otherErrors];
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
