import type { FieldErrors } from 'react-hook-form';
import type { BookingExtraFields, BookingFormValues } from './bookingValues.ts';
import { set } from './formLibrary.ts';

/** Adds what the rules of the host's own fields refuse, in the host's words, without a `type`. */
export function checkOwnFields(
  fields: BookingExtraFields = {},
  { extra }: BookingFormValues,
  errors: FieldErrors<BookingFormValues>,
): void {
  for (const name in fields) {
    const message = fields[name]?.validate?.(extra?.[name]);
    if (message) set(errors, `extra.${name}`, { message });
  }
}
