import type { CallOptions, UdongoApi } from '@udongo/sdk';
import { useCallback, useMemo } from 'react';
import { useServices } from '../../app/ServicesContext.ts';
import { useLoaded } from '../../lib/useLoaded.ts';

type Names = ReadonlyMap<number, string>;

/** Lists of names; each comes from the app's cache. */
const lists = {
  county: async (udongo, options) => {
    const { results } = await udongo.counties.list({ limit: 100, ordering: 'name' }, options);
    return new Map(results.map(({ id, name }) => [id, name]));
  },
  crop: async (udongo, options) => {
    const { results } = await udongo.crops.list({ limit: 100, ordering: 'name' }, options);
    return new Map(results.map(({ id, name }) => [id, name]));
  },
  agrovet: async (udongo, options) => {
    const query = { limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
    const { results } = await udongo.agents.list(query, options);
    return new Map(results.map(({ id, agrovet_name }) => [id, agrovet_name]));
  },
  /** The agent with this user id. */
  referrer: async (udongo, options) => {
    const query = { limit: 200, fields: 'user,full_name' };
    const { results } = await udongo.agents.list(query, options);
    return new Map(results.flatMap(({ user, full_name }) => (user === null ? [] : [[user, full_name]])));
  },
} as const satisfies Record<string, (udongo: UdongoApi, options: CallOptions) => Promise<Names>>;

export type NameKind = keyof typeof lists;

/** Says a record's name by its id: '' without an id and while names load, `#12` where it can't be had. */
export type NameOf = (kind: NameKind, id: number | null | undefined) => string;

/** Names for a list whose records hold ids. `kinds` are those that the list shows; keep its identity stable. */
export function useRecordNames(kinds: readonly NameKind[]): NameOf {
  const { udongo } = useServices();
  const load = useCallback(
    async (wanted: readonly NameKind[], options: CallOptions) =>
      new Map<NameKind, Names>(
        await Promise.all(wanted.map(async (kind) => [kind, await lists[kind](udongo, options)] as const)),
      ),
    [udongo],
  );
  const { data, status } = useLoaded(load, kinds);
  const hasFailed = status === 'error';
  return useMemo(
    () => (kind, id) => {
      if (id === null || id === undefined) return '';
      if (!data && !hasFailed) return '';
      return data?.get(kind)?.get(id) ?? `#${id}`;
    },
    [data, hasFailed],
  );
}
