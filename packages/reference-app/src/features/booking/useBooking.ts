import type { Booking } from '@udongo/sdk';
import { ApiError } from '@udongo/sdk';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { readRecordId } from '../../lib/readRecordId.ts';
import { undone } from '../../lib/undone.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { type Loaded, useLoaded } from '../../services/useLoaded.ts';

/** A booking of the address. `missing`: there is none, or it is not for this person. */
export interface LoadedBooking extends Loaded<Booking> {
  missing: boolean;
}

/** Loads the booking whose id is in the address. */
export function useBooking(): LoadedBooking {
  const { id } = useParams();
  const { udongo } = useServices();
  const times = useSyncExternalStore(undone.subscribe, undone.get);
  const loaded = useLoaded(
    async ([wanted]: [string | undefined, number], options) =>
      udongo.bookings.get(Number(wanted), undefined, options),
    [id, times],
  );
  return { ...loaded, missing: readRecordId(id) === null || isNotFound(loaded.error) };
}

function isNotFound(error: unknown) {
  return error instanceof ApiError && error.status === 404;
}
