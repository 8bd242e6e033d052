import { createContext, useContext } from 'react';
import type { SlotProps } from '../../lib/slots.ts';
import type { LocatePort } from '../../lib/useDeviceLocation.ts';
import type { BookingPath } from './bookingFields.ts';
import type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
import type { BookingLists } from './bookingLists.ts';
import type { BookingForm } from './formLibrary.ts';

/**
 * What the fields of a booking form share. It changes only with the host's restyling and when the crops turn out to be
 * many, or all fields are filled anew: rows of samples read it and must not render while somebody types.
 */
export interface BookingFields {
  form: BookingForm;
  lists: BookingLists;
  /** How the crops are searched: in the browser, or on the server once they are more than a page. */
  cropFilter: 'local' | 'remote';
  /** How often all fields were filled anew: then nothing stays in them that is typed and not chosen. */
  fills: number;
  /** Sets what no native control registers (`county`, `crops`, `samples.2.main_crop`), and checks it once something was wrong. */
  setChoice: (path: BookingPath, value: string | number | null | readonly number[]) => void;
  /** The id that a control at this path carries, so that errors find it. */
  pathId: (path: string) => string;
  focusPath: (path: string) => void;
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
