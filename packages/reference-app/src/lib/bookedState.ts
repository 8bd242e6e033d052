import type { Booking } from '@udongo/sdk';

/** The facts about a booking that go into the browser's history: nothing that tells whose booking it is. */
export type BookedState = Pick<
  Booking,
  'id' | 'soil_test_date' | 'test_type' | 'no_of_samples' | 'discount'
> &
  Partial<Pick<Booking, 'code' | 'uuid'>>;

/** Gives the address of a booking's confirmation, and its entry in the browser's history. */
export function toBooked(booking: Booking): { path: string; state: { booked: BookedState } } {
  const { id, code, uuid, soil_test_date, test_type, no_of_samples, discount } = booking;
  return {
    path: `/booked/${uuid ?? id}`,
    state: {
      booked: {
        id,
        soil_test_date,
        test_type,
        no_of_samples,
        discount,
        ...(code && { code }),
        ...(uuid && { uuid }),
      },
    },
  };
}

/** The booking that the history keeps for this address; undefined where it keeps none. */
export function readBooked(state: unknown, name: string): BookedState | undefined {
  // Only `toBooked` writes it, on this site.
  const { booked } = Object(state) as { booked?: BookedState };
  return booked && String(booked.uuid ?? booked.id) === name ? booked : undefined;
}
