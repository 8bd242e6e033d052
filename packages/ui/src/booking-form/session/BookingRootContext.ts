import type { Booking } from '@udongo/sdk';
import { createPartContext } from '../../lib/createPartContext.ts';
import type { DrawSlot } from '../../lib/slots.ts';
import type { BookingFormSlots } from '../values/index.ts';
import type { BookingController } from './BookingController.ts';
import type { BookingFeatures } from './BookingFeatures.ts';
import type { BookingFormParams } from './BookingFormProps.ts';

/** Addresses of pages of the host. */
export interface BookingLinks {
  /** Address of a booking's status page, for the link of the confirmation. Default: no link. */
  statusHref?: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
  /** Address of the page where a booking is paid, for the link of the confirmation. Default: no link. */
  payHref?: ((booking: Pick<Booking, 'id' | 'code' | 'uuid'>) => string) | undefined;
  /** Address of a booking's own page, for the code of the confirmation. Default: no link. */
  bookingHref?: ((booking: Pick<Booking, 'id'>) => string) | undefined;
}

/** The context that the parts of a booking form share. It changes with the state of the form, and not while somebody types. */
export interface BookingRootValue extends BookingController {
  params: BookingFormParams & BookingLinks;
  features: BookingFeatures;
  slot: DrawSlot<BookingFormSlots>;
}

export const [BookingRootContext, useBookingRoot] = createPartContext<BookingRootValue>('BookingForm.Root');
