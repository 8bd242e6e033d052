import type { CallOptions } from '@udongo/sdk';
import { useCallback } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

/** Name of the agrovet that serves a booking; '' without one, while it loads, and where it can't be had. */
export function useAgrovetName(agent: number | null): string {
  const { udongo } = useServices();
  const ask = useCallback(
    async (id: number | null, options: CallOptions) => (id === null ? null : udongo.agents.get(id, options)),
    [udongo],
  );
  return useLoaded(ask, agent).data?.agrovet_name ?? '';
}
