import type { Booking, BookingRequest } from '@udongo/sdk';
import { bookingNotTaken } from '../../lib/bookingNotTaken.ts';
import type { Notification } from '../../provider/index.ts';
import { type BookingTranslate, bookingFields, sayText } from '../values/index.ts';

/** Writes the message that a booking is saved, or which fields the service stored with other values than were sent. */
export function toSavedNotice(
  request: BookingRequest,
  booked: Booking,
  isUpdate: boolean,
  t: BookingTranslate,
): Notification {
  const labels = bookingNotTaken(request, booked).flatMap((path) => {
    const [field = ''] = path.split('.');
    return isLabelled(field) ? sayText(t, bookingFields[field].label) : [];
  });
  const names = [...new Set(labels)].join(', ');
  if (names !== '') return { tone: 'warning', message: t('bookingSignedIn.notTaken', { names }) };
  return { tone: 'success', message: t(isUpdate ? 'bookingSignedIn.updated' : 'bookingDone.booked') };
}

/** False for a field that the form sends without a control, such as `created_by`. */
function isLabelled(field: string): field is keyof typeof bookingFields {
  return Object.hasOwn(bookingFields, field);
}
