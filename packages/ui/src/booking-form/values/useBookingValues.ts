import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import { useMemo } from 'react';
import { createBookingResolver } from './bookingResolver.ts';
import { createBookingSchema } from './bookingSchema.ts';
import { readTestTypes } from './bookingTestTypes.ts';
import type { BookingExtraFields, BookingFormValues } from './bookingValues.ts';
import { type BookingForm, useForm } from './formLibrary.ts';

interface BookingValuesParams {
  startValues: BookingFormValues;
  /** The booking that is changed, as it is stored now. */
  stored: Booking | null;
  today: string;
  offered: readonly TestTypeOption[] | undefined;
  extraFields: BookingExtraFields | undefined;
}

/** Creates the form with its values and rules, and the tests on offer. */
export function useBookingValues({ startValues, stored, today, offered, extraFields }: BookingValuesParams) {
  const testTypes = useMemo(() => readTestTypes(offered, stored?.test_type), [offered, stored]);
  const schemas = useMemo(
    () => createBookingSchema({ today, booking: stored ?? undefined, testTypes }),
    [today, stored, testTypes],
  );
  const form: BookingForm = useForm({
    defaultValues: startValues,
    resolver: createBookingResolver(schemas, () => form.getErrors(), extraFields),
    shouldFocusError: false,
  });
  return { form, testTypes };
}
