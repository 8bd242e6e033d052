import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue } from 'react-hook-form';
import { useMessages } from '../../provider/index.ts';
import { errorText } from './bookingErrorLines.ts';
import { bookingTexts } from './bookingTexts.ts';
import type { BookingFormValues } from './bookingValues.ts';
import type { BookingForm } from './formLibrary.ts';

/**
 * One field's message for people, '' when it is fine. Renders its component only when this text changes:
 * `useFormState({ name })` would render every row of the samples on each key after a failed submit.
 */
export function useFieldError(form: BookingForm, name: FieldPath<BookingFormValues>): string {
  const t = useMessages(bookingTexts);
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ name, formState: { errors: true }, callback: listener }),
    [form, name],
  );
  const read = () => errorText(form.getFieldState(name).error, t);
  return useSyncExternalStore(subscribe, read, read);
}

/** One field's value; renders its component when that value changes and at no other key. */
export function useFieldValue<Name extends FieldPath<BookingFormValues>>(
  form: BookingForm,
  name: Name,
): FieldPathValue<BookingFormValues, Name> {
  const subscribe = useCallback(
    (listener: () => void) => form.subscribe({ name, formState: { values: true }, callback: listener }),
    [form, name],
  );
  const read = () => form.getValues(name);
  return useSyncExternalStore(subscribe, read, read);
}

/** Something small worked out of all values: a number or a text. Renders its component only when the outcome changes. */
export function useFormOutcome<Outcome extends string | number | boolean>(
  form: BookingForm,
  work: (values: BookingFormValues) => Outcome,
): Outcome {
  const subscribe = useCallback(
    (listener: () => void) =>
      form.subscribe({ formState: { values: true, errors: true }, callback: listener }),
    [form],
  );
  const read = () => work(form.getValues());
  return useSyncExternalStore(subscribe, read, read);
}
