import { createAgrovetLookup } from '@udongo/ui';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.ts';
import { useLoaded } from '../../services/useLoaded.ts';

/** Keeps the row of a name that loads, so that nothing moves when it comes. */
export const blank = '\u00a0';

/** Name of the agrovet that serves a booking; '' without one and where it can't be had, `blank` while it loads. */
export function useAgrovetName(agent: number | null): string {
  const { udongo } = useServices();
  const lookup = useMemo(() => createAgrovetLookup(udongo.agents, () => ''), [udongo]);
  const { data, status } = useLoaded(lookup.loadSelected, agent === null ? [] : [agent]);
  const isLoading = agent !== null && !data && status !== 'error';
  return isLoading ? blank : (data?.[0]?.label ?? '');
}
