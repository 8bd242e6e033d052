import { codeOf } from '../lib/codeOf.ts';
import type { BookingQueue, WaitingBooking } from './BookingQueue.ts';
import type { QueueTranslate } from './queueTexts.ts';

/**
 * Asks whether a stored booking with the same content is the one that got no answer, and adds the action that says so; null if
 * there is nothing to ask.
 */
export function askFound(
  { uuid, found, isSending }: WaitingBooking,
  queue: BookingQueue,
  t: QueueTranslate,
  add: (name: 'accept', text: string, onClick: () => void) => void,
): string | null {
  if (!found || isSending) return null;
  add('accept', t('bookingSignedIn.queueAccept'), () => queue.accept(uuid));
  return t('bookingSignedIn.queueFound', { codes: found.map(codeOf).join(', ') });
}
