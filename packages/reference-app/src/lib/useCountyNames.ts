import type { County } from '@udongo/sdk';
import { useMemo } from 'react';
import { useServices } from '../app/ServicesContext.ts';
import { useLoaded } from './useLoaded.ts';

const all = { limit: 50, ordering: 'name' } as const;

/** Names of counties by id; '' while they load, and for an id that is none. */
export function useCountyNames(): (id: number | null) => string {
  const { udongo } = useServices();
  const { data } = useLoaded(udongo.counties.list, all);
  return useMemo(() => nameById(data?.results ?? []), [data]);
}

function nameById(counties: readonly County[]) {
  const names = new Map(counties.map(({ id, name }) => [id, name]));
  return (id: number | null) => (id === null ? '' : (names.get(id) ?? ''));
}
