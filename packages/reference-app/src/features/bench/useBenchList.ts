import type { CallOptions, SoilTestSample } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { useCallback, useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

const noSamples: readonly SoilTestSample[] = [];

/** Lists the samples to measure that are in the laboratory, or those that were collected and are on their way; late ones first, at most `limit` of them. */
export function useBenchList({ isReceived, limit }: { isReceived: boolean; limit: number }) {
  const { records } = useServices();
  const ask = useCallback(
    (query: { limit: number; is_received: boolean }, options: CallOptions) =>
      records.samples.list(
        {
          ...{ ...query, is_measured: false, due_by: todayInNairobi(), ordering: 'due_on' },
          // Soil that nobody has collected is not on its way.
          ...(!query.is_received && { status: 'sample_collected' }),
        },
        options,
      ),
    [records],
  );
  const { data, error, slow, status, reload } = useLoaded(ask, { limit, is_received: isReceived });
  return useMemo(
    () => ({
      error,
      slow,
      status,
      reload,
      isLoaded: data !== undefined,
      samples: data?.results.filter((sample) => isListed(sample, isReceived)) ?? noSamples,
      count: data?.count ?? 0,
      // A service without the extension does not say when a sample came.
      isOffered: !data?.results.some(({ received_on }) => received_on === undefined),
    }),
    [data, error, slow, status, reload, isReceived],
  );
}

/** A service that does not know the filters answers every sample. */
function isListed(sample: SoilTestSample, isReceived: boolean): boolean {
  const { sensor_data, rejected_reason, repeat_asked_on, received_on } = sample;
  const isOpen = !rejected_reason && (!sensor_data || Boolean(repeat_asked_on));
  return isOpen && (isReceived ? received_on !== null : received_on === null);
}
