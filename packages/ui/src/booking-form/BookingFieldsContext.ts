import { createContext, useContext } from 'react';
import type { SlotProps } from '../lib/slots.ts';
import type { LocatePort } from '../lib/useDeviceLocation.ts';
import type { BookingFormController } from './BookingFormController.ts';
import type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';

/**
 * What the fields of a booking form share. It changes only with the host's restyling and when the crops turn out to be
 * many, or all fields are filled anew: rows of samples read it and must not render while somebody types.
 */
export interface BookingFields
  extends Pick<
    BookingFormController,
    'form' | 'lists' | 'cropFilter' | 'fills' | 'pathId' | 'setChoice' | 'focusPath'
  > {
  slots: SlotProps<BookingFormSlots, BookingFormState>;
  mode: BookingFormState['mode'];
  /** Finds where the device is; undefined offers it nowhere. */
  locate: LocatePort | undefined;
}

export const BookingFieldsContext = createContext<BookingFields | null>(null);

export function useBookingFields(): BookingFields {
  const fields = useContext(BookingFieldsContext);
  if (!fields) throw new Error('A part of BookingForm stands outside of it.');
  return fields;
}
