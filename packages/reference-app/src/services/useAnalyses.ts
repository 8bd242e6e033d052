import type { CallOptions } from '@udongo/sdk';
import { analyses } from '@udongo/sdk/operations';
import { useCallback, useMemo } from 'react';
import { unlessNotTheirs } from '../lib/isNotOffered.ts';
import { useServices } from './ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

/** The calls of analyses beside the seven readings, which only some pages need. */
export function useAnalyses() {
  const { pick } = useServices();
  return useMemo(() => pick({ analyses }).analyses, [pick]);
}

/** The analyses that are in use; `data` is null where the service has none. */
export function useActiveAnalyses() {
  const service = useAnalyses();
  const ask = useCallback(
    async (limit: number, options: CallOptions) =>
      (await unlessNotTheirs(service.list({ limit, is_active: true, ordering: 'id' }, options)))?.results ??
      null,
    [service],
  );
  return useLoaded(ask, 100);
}
