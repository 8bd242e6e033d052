import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import type { createBookingSchema } from './bookingSchema.ts';
import type { BookingFormValues } from './bookingValues.ts';

/** An error's `type`: 'rule' carries a key of the catalogue, 'server' the server's own words. */
export type BookingErrorType = 'rule' | 'server';

/**
 * Joins the schema to react-hook-form: the first broken rule of each field becomes its error, `type` 'rule', the message a
 * key of the catalogue. Values come back as typed; they are trimmed when the request is made.
 */
export function createBookingResolver(
  schemas: ReturnType<typeof createBookingSchema>,
  currentErrors: () => FieldErrors<BookingFormValues>,
): Resolver<BookingFormValues> {
  return (values, _context, { names }) => {
    // react-hook-form checks the whole list when a sample is added or removed: a card just added would be born red.
    if (names?.length === 1 && names[0] === 'samples') return { values: {}, errors: currentErrors() };
    const result = z.safeParse(schemas[values.farmerChoice] ?? schemas.no, values);
    if (result.success) return { values, errors: {} };
    const errors: FieldErrors<BookingFormValues> = {};
    const seen = new Set<string>();
    for (const { path, message } of result.error.issues) {
      const name = path.join('.');
      if (seen.has(name)) continue;
      seen.add(name);
      set(errors, name, { type: 'rule' satisfies BookingErrorType, message });
    }
    return { values: {}, errors };
  };
}
