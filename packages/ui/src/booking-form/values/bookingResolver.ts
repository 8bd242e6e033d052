import type { FieldErrors, Resolver } from 'react-hook-form';
import { schemaErrors } from '../../lib/schemaErrors.ts';
import type { createBookingSchema } from './bookingSchema.ts';
import type { BookingFormValues } from './bookingValues.ts';
import { set } from './formLibrary.ts';
import * as z from './ruleLibrary.ts';

/**
 * Joins the schema to react-hook-form: the first broken rule of each field becomes its error, `type` 'rule', the message a
 * key of the catalogue. Values come back as typed; they are trimmed when the request is made.
 */
export function createBookingResolver(
  schemas: ReturnType<typeof createBookingSchema>,
  currentErrors: () => FieldErrors<BookingFormValues>,
): Resolver<BookingFormValues> {
  return (values, _context, { names }) => {
    // Skip the check that react-hook-form makes when a sample is added or removed: a new card would show errors at once.
    if (names?.length === 1 && names[0] === 'samples') return { values: {}, errors: currentErrors() };
    const result = z.safeParse(schemas[values.farmerChoice] ?? schemas.no, values);
    if (result.success) return { values, errors: {} };
    return { values: {}, errors: schemaErrors<BookingFormValues>(result.error.issues, set) };
  };
}
