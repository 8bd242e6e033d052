import { codeOf } from '../lib/codeOf.ts';
import type { WaitingBooking } from './BookingQueue.ts';
import type { QueueTranslate } from './queueTexts.ts';

/** Asks whether a stored booking with the same content is the one that got no answer; null if there is nothing to ask. */
export function askFound({ found, booking, isSending }: WaitingBooking, t: QueueTranslate) {
  if (!found || booking || isSending) return null;
  return {
    question: t('bookingSignedIn.queueFound', { codes: found.map(codeOf).join(', ') }),
    answer: t('bookingSignedIn.queueAccept'),
  };
}
