import type { OtherCropName } from '@udongo/sdk';
import { useEffect, useState } from 'react';
import { type CountyLookupPort, countySource } from '../lib/recordSources.ts';
import { type CallOptions, usePort } from '../lib/usePort.ts';

/** Lists crops' other names; the SDK's `otherCropNames` fits. */
export interface OtherCropNamesPort {
  list(
    query: { page: number; limit: number; ordering: OtherNamesOrdering; crop: number },
    options: CallOptions,
  ): Promise<{ results: readonly OtherCropName[]; total_pages: number }>;
}

/** The columns of the table that sort, up and down. */
export type OtherNamesOrdering = 'id' | '-id' | 'name' | '-name';

/** One page of a crop's other names, and functions that change it. Source: specification sections 7 and 9. */
export function useOtherNames(
  api: { otherCropNames: OtherCropNamesPort; counties: CountyLookupPort },
  crop: number,
) {
  const [asked, setAsked] = useState({ page: 1, limit: 10, ordering: 'id' as OtherNamesOrdering });
  const names = usePort((query: typeof asked, options) =>
    api.otherCropNames.list({ ...query, crop }, options),
  );
  const counties = usePort((_: null, options) => countySource.find(api.counties, '', options));
  useEffect(() => void names.run(asked), [names.run, asked]);
  useEffect(() => void counties.run(null), [counties.run]);
  return {
    ...asked,
    status: names.status,
    rows: names.data?.results ?? [],
    totalPages: names.data?.total_pages ?? 1,
    /** A county without a known name keeps its number. */
    countyName: (id: number) => counties.data?.options.find(({ value }) => value === id)?.label ?? `#${id}`,
    isNaming: counties.status === 'idle' || counties.status === 'pending',
    setPage: (page: number) => setAsked((before) => ({ ...before, page })),
    setLimit: (limit: number) => setAsked((before) => ({ ...before, limit, page: 1 })),
    setOrdering: (ordering: OtherNamesOrdering) => setAsked((before) => ({ ...before, ordering, page: 1 })),
    retry: () => void names.run(asked),
  };
}
