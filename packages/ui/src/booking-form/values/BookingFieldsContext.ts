import type { ComponentType } from 'react';
import { createPartContext } from '../../lib/createPartContext.ts';
import type { SlotProps } from '../../lib/slots.ts';
import type { LocatePort } from '../../lib/useDeviceLocation.ts';
import type { BookingPath } from './bookingFields.ts';
import type { BookingFormSlots, BookingFormState } from './bookingFormSlots.ts';
import type { BookingLists } from './bookingLists.ts';
import type { BookingForm } from './formLibrary.ts';

/**
 * The context that the fields of a booking form share. It changes only if the host restyles the form, the crops turn out to be
 * many, or all fields are filled again: rows of samples read it and must not render while somebody types.
 */
export interface BookingFields {
  form: BookingForm;
  lists: BookingLists;
  /** Where to search the crops: in the browser, or on the server if there is more than one page of them. */
  cropFilter: 'local' | 'remote';
  /** Changes each time all fields are filled again. Fields then drop search words from which nothing was chosen. */
  fills: number;
  /** Sets a value that no native control registers (`county`, `samples.2.main_crop`); after the first press checks it, too. */
  setChoice: (path: BookingPath, value: string | number | null | readonly number[]) => void;
  /** Gives the id of the control at this path, to which its error leads. */
  pathId: (path: string) => string;
  focusPath: (path: string) => void;
  slots: SlotProps<BookingFormSlots, BookingFormState>;
  mode: BookingFormState['mode'];
  /** Finds the position of the device; undefined hides the button for it. */
  locate: LocatePort | undefined;
  LocationButton: ComponentType<{ index: number }> | undefined;
}

export const [BookingFieldsContext, useBookingFields] = createPartContext<BookingFields>('BookingForm.Root');
