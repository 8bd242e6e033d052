import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { schemaErrors } from '../../lib/schemaErrors.ts';
import type { createBookingSchema } from './bookingSchema.ts';
import type { BookingExtraFields, BookingFormValues } from './bookingValues.ts';
import { checkOwnFields } from './checkOwnFields.ts';
import { set } from './formLibrary.ts';
import * as z from './ruleLibrary.ts';

/**
 * Joins the schema to react-hook-form: the first broken rule of each field becomes its error, `type` 'rule', the message a
 * key of the catalogue. Then the host's own fields are checked. Values come back as typed; they are trimmed when the request is made.
 */
export function createBookingResolver(
  schemas: ReturnType<typeof createBookingSchema>,
  currentErrors: () => FieldErrors<BookingFormValues>,
  extraFields: BookingExtraFields | undefined,
): Resolver<BookingFormValues> {
  return (values, _context, { names }) => {
    // Skip the check that react-hook-form makes when a sample is added or removed: a new card would show errors at once.
    if (String(names) === 'samples')
      return { values, errors: currentErrors() } as ResolverResult<BookingFormValues>;
    const result = z.safeParse(schemas[values.farmerChoice] ?? schemas.no, values);
    const errors = schemaErrors<BookingFormValues>(result.error?.issues ?? [], set);
    checkOwnFields(extraFields, values, errors);
    return { values, errors } as ResolverResult<BookingFormValues>;
  };
}
