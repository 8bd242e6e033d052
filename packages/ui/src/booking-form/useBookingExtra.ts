import { useBookingRoot } from './session/index.ts';
import { type BookingPath, type ExtraPath, useFieldError, useFieldValue } from './values/index.ts';

/** @experimental */
export interface BookingExtraState {
  /** The id of the control to which an error leads. */
  id: string;
  value: unknown;
  /** '' if it is right. */
  error: string;
  setValue: (value: unknown) => void;
}

/**
 * Gives the state of a field of your own to a part inside of `BookingForm`: less than `useBookingFormContext` gives, in fewer bytes.
 * @experimental
 */
export function useBookingExtra(path: ExtraPath): BookingExtraState {
  const { form, pathId, setChoice } = useBookingRoot();
  return {
    id: pathId(path),
    value: useFieldValue(form, path),
    error: useFieldError(form, path),
    setValue: (value) => setChoice(path as BookingPath, value as string),
  };
}
