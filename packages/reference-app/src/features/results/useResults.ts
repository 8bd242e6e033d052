import { ApiError, type Booking, type CallOptions, type SampleResult } from '@udongo/sdk';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { readRecordId } from '../../lib/readRecordId.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

export interface BookingResults {
  booking: Booking;
  /** Null while they are not verified. */
  results: SampleResult[] | null;
}

/** The booking of the address with its results; `results` is null while this person does not see them yet. */
export function useResults() {
  const { udongo } = useServices();
  const id = readRecordId(useParams().id) ?? 0;
  const ask = useCallback(
    async (wanted: number, options: CallOptions): Promise<BookingResults> => {
      const [booking, results] = await Promise.all([
        udongo.bookings.get(wanted, undefined, options),
        udongo.bookings.getResults(wanted, options).catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 409) return null;
          throw error;
        }),
      ]);
      return { booking, results };
    },
    [udongo],
  );
  return useLoaded(ask, id);
}
