import { ApiError, type Booking, type CallOptions, type SampleResult } from '@udongo/sdk';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { readRecordId } from '../../lib/readRecordId.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

export interface BookingResults {
  booking: Booking;
  /** Null while they are not verified, and for an agent with whom the farmer does not share them. */
  results: SampleResult[] | null;
}

/**
 * The booking of the address with its results; `results` is null while this person does not see them yet, all of it is for a booking
 * that is gone or somebody else's.
 */
export function useResults() {
  const { udongo } = useServices();
  const id = readRecordId(useParams().id) ?? 0;
  const ask = useCallback(
    async (wanted: number, options: CallOptions): Promise<BookingResults | null> => {
      const asked = [
        udongo.bookings.get(wanted, undefined, options).catch(nullAt(404)),
        udongo.bookings.getResults(wanted, options).catch(nullAt(409, 403)),
      ] as const;
      const [found] = await Promise.allSettled(asked);
      if (found.status === 'fulfilled' && !found.value) return null;
      const [booking, results] = await Promise.all(asked);
      return booking && { booking, results };
    },
    [udongo],
  );
  return useLoaded(ask, id);
}

function nullAt(...statuses: number[]) {
  return (error: unknown) => {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  };
}
