import type { Booking, BookingRequest } from '@udongo/sdk';
import { bookingNotTaken } from '../lib/bookingNotTaken.ts';
import { fieldLabels } from './bookingFields.ts';
import type { BookingTranslate } from './bookingTexts.ts';

/** The labels of the fields that the service stored with another value than it was sent, such as "Full name, County"; '' for none. */
export function nameNotTaken(request: BookingRequest, booked: Booking, t: BookingTranslate): string {
  const paths = bookingNotTaken(request, booked);
  const labels = paths.flatMap((path) => {
    const [field = ''] = path.split('.');
    return isLabelled(field) ? t(fieldLabels[field]) : [];
  });
  return [...new Set(labels)].join(', ');
}

/** What the form sends unasked, such as who books, has no label. */
function isLabelled(field: string): field is keyof typeof fieldLabels {
  return Object.hasOwn(fieldLabels, field);
}
