import type { Booking, BookingRequest } from '@udongo/sdk';
import { bookingNotTaken } from '../../lib/bookingNotTaken.ts';
import type { Notification } from '../../provider/index.ts';
import { type BookingTranslate, fieldLabels } from '../values/index.ts';

/** Says that a booking is saved, or which fields the service stored with another value than it was sent. */
export function toSavedNotice(
  request: BookingRequest,
  booked: Booking,
  isUpdate: boolean,
  t: BookingTranslate,
): Notification {
  const labels = bookingNotTaken(request, booked).flatMap((path) => {
    const [field = ''] = path.split('.');
    return isLabelled(field) ? t(fieldLabels[field]) : [];
  });
  const names = [...new Set(labels)].join(', ');
  if (names !== '') return { tone: 'warning', message: t('bookingSignedIn.notTaken', { names }) };
  return { tone: 'success', message: t(isUpdate ? 'bookingSignedIn.updated' : 'bookingDone.booked') };
}

/** Fields that the form sends unasked, such as who books, have no label. */
function isLabelled(field: string): field is keyof typeof fieldLabels {
  return Object.hasOwn(fieldLabels, field);
}
