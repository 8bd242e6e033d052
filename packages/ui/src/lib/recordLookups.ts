import type { LoadOptions, LoadSelected } from '../primitives/index.ts';

interface CallOptions {
  signal: AbortSignal;
}

/** Counties to choose from; the SDK's `counties` fits. */
export interface CountyLookupPort {
  list(
    query: { search: string; limit: number; ordering: 'name' },
    options: CallOptions,
  ): Promise<{ results: readonly { id: number; name: string }[] }>;
  get(id: number, options: CallOptions): Promise<{ id: number; name: string }>;
}

/** What a combobox that chooses a record needs. */
export interface RecordLookup {
  load: LoadOptions<number>;
  /** A record that can't be had keeps its number: `#12`. */
  loadSelected: LoadSelected<number>;
}

/** Searches counties, the first 50 by name. Source: specification section 7. */
export function createCountyLookup(counties: CountyLookupPort): RecordLookup {
  return {
    load: async (search, options) => {
      const { results } = await counties.list({ search, limit: 50, ordering: 'name' }, options);
      return results.map(({ id, name }) => ({ value: id, label: name }));
    },
    loadSelected: nameEach(async (id, options) => (await counties.get(id, options)).name),
  };
}

/** Asks for each chosen record's name. */
export function nameEach(name: (id: number, options: CallOptions) => Promise<string>): LoadSelected<number> {
  return (ids, options) =>
    Promise.all(ids.map(async (id) => ({ value: id, label: await name(id, options).catch(() => `#${id}`) })));
}
