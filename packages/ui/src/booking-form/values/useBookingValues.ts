import type { Booking } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import { useMemo, useRef, useState } from 'react';
import { createBookingResolver } from './bookingResolver.ts';
import { createBookingSchema } from './bookingSchema.ts';
import { readTestTypes } from './bookingTestTypes.ts';
import type { BookingUser } from './bookingUser.ts';
import { type BookingFormValues, bookingToValues, newBookingValues } from './bookingValues.ts';
import { type BookingForm, useForm } from './formLibrary.ts';

interface BookingValuesParams {
  booking?: Booking | undefined;
  user: BookingUser | null;
  defaultValues?: Partial<BookingFormValues> | undefined;
  testTypes?: readonly TestTypeOption[] | undefined;
  today: string;
}

/** What is typed, what it started as, what is on offer, and the rules it is checked by. */
export function useBookingValues(params: BookingValuesParams) {
  const { booking: given, user, defaultValues, today } = params;
  /** The booking as it is stored now; null for a new one. */
  const [booking, setBooking] = useState<Booking | null>(given ?? null);

  const startWith = (stored: Booking | null) =>
    stored ? bookingToValues(stored, user) : { ...newBookingValues(user), ...defaultValues };
  const [start] = useState(() => startWith(booking));
  const untouched = useRef(start);

  const testTypes = useMemo(
    () => readTestTypes(params.testTypes, booking?.test_type),
    [params.testTypes, booking],
  );
  const schemas = useMemo(
    () => createBookingSchema({ today, booking: booking ?? undefined, testTypes }),
    [today, booking, testTypes],
  );
  const form: BookingForm = useForm({
    defaultValues: start,
    resolver: createBookingResolver(schemas, () => form.getErrors()),
    shouldFocusError: false,
  });

  return {
    form,
    booking,
    testTypes,
    /** What the form starts with. */
    untouched,
    /** Something is not as it started. */
    isTyped: () => JSON.stringify(form.getValues()) !== JSON.stringify(untouched.current),
    /** From now on the form starts with this booking, or with a new one for who is signed in. */
    startFrom: (stored: Booking | null) => {
      untouched.current = startWith(stored);
      setBooking(stored);
    },
  };
}
