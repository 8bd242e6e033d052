import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { useCallback, useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

const noSamples: readonly SoilTestSample[] = [];

/** The samples that can be measured by now and are not, oldest first, and which bookings are late. */
export function useBenchList() {
  const { records } = useServices();
  const ask = useCallback(
    (query: { limit: number }, options: CallOptions) =>
      records.samples.list(
        { ...query, is_measured: false, due_by: todayInNairobi(), ordering: 'to_measure' },
        options,
      ),
    [records],
  );
  const { data, error, status, reload } = useLoaded(ask, { limit: 12 });
  const askLate = useCallback(
    (query: { limit: number }, options: CallOptions) =>
      records.bookings.list({ ...query, is_late: true, fields: 'id,is_late' }, options),
    [records],
  );
  const late = useLoaded(askLate, { limit: 100 }).data?.results;
  return useMemo(
    () => ({
      error,
      status,
      reload,
      isLoaded: data !== undefined,
      // A service that does not know `is_measured` answers every sample.
      samples:
        data?.results.filter(({ sensor_data, rejected_reason }) => !sensor_data && !rejected_reason) ??
        noSamples,
      count: data?.count ?? 0,
      late: new Set(late?.flatMap(({ id, is_late }) => (is_late ? [id] : []))),
    }),
    [data, error, status, reload, late],
  );
}
