import { createAgrovetLookup } from '@udongo/ui';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

/** Name of the agrovet that serves a booking; '' without one, while it loads, and where it can't be had. */
export function useAgrovetName(agent: number | null): string {
  const { udongo } = useServices();
  const lookup = useMemo(() => createAgrovetLookup(udongo.agents, () => ''), [udongo]);
  return useLoaded(lookup.loadSelected, agent === null ? [] : [agent]).data?.[0]?.label ?? '';
}
