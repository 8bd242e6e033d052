import type { FieldErrors, Resolver, ResolverResult } from 'react-hook-form';
import { schemaErrors } from '../../lib/schemaErrors.ts';
import type { createBookingSchema } from './bookingSchema.ts';
import type { BookingExtraFields, BookingFormValues } from './bookingValues.ts';
import { set } from './formLibrary.ts';
import * as z from './ruleLibrary.ts';

/**
 * Joins the schema to react-hook-form: the first broken rule of each field becomes its error, `type` 'rule', the message a
 * key of the catalogue; then the rules of the host's own fields, without a `type`, in their own words. Values come back as typed; they are
 * trimmed when the request is made.
 */
export function createBookingResolver(
  schemas: ReturnType<typeof createBookingSchema>,
  currentErrors: () => FieldErrors<BookingFormValues>,
  extraFields: BookingExtraFields,
): Resolver<BookingFormValues> {
  return (values, _context, { names }) => {
    // Skip the check that react-hook-form makes when a sample is added or removed: a new card would show errors at once.
    if (String(names) === 'samples') return { values: {}, errors: currentErrors() };
    const result = z.safeParse(schemas[values.farmerChoice] ?? schemas.no, values);
    const errors = schemaErrors<BookingFormValues>(result.error?.issues ?? [], set);
    for (const name in extraFields) {
      const message = extraFields[name]?.validate?.(values.extra?.[name]);
      if (message) set(errors, `extra.${name}`, { message });
    }
    return { values, errors } as ResolverResult<BookingFormValues>;
  };
}
