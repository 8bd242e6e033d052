import type { LoadOptions, LoadSelected } from '../primitives/index.ts';
import type { CallOptions } from './usePort.ts';

interface NamedRecordsPort {
  list(
    query: { search: string; limit: number; ordering: 'name' },
    options: CallOptions,
  ): Promise<{ results: readonly { id: number; name: string }[] }>;
  get(id: number, options: CallOptions): Promise<{ id: number; name: string }>;
}

/** Counties to choose from; the SDK's `counties` fits. */
export interface CountyLookupPort extends NamedRecordsPort {}

/** Crops to choose from; the SDK's `crops` fits. */
export interface CropLookupPort extends NamedRecordsPort {}

/** Agrovets to choose from; the SDK's `agents` fits. */
export interface AgrovetLookupPort {
  list(
    query: { search: string; limit: number; fields: string; is_agrovet: true },
    options: CallOptions,
  ): Promise<{ results: readonly { id: number; agrovet_name: string }[] }>;
  get(id: number, options: CallOptions): Promise<{ id: number; agrovet_name: string }>;
}

/** What a combobox that chooses a record needs; a field of a `RecordForm` takes it as it is. */
export interface RecordLookup {
  load: LoadOptions<number>;
  /** A record that can't be had keeps its number: `#12`. */
  loadSelected: LoadSelected<number>;
  /** Lines to show after those that `load` gives. */
  loadMore?: LoadOptions<number>;
  /** What is typed and not chosen stays in the field. */
  keepTyped?: boolean;
}

/** Searches counties, the first 50 by name. Source: specification section 7. */
export function createCountyLookup(counties: CountyLookupPort): RecordLookup {
  return createNamedLookup(counties, 50);
}

/** Searches agrovets, the first 200; wait 1000 ms after the last key. Source: specification sections 7 and 9. */
export function createAgrovetLookup(agents: AgrovetLookupPort): RecordLookup {
  return {
    load: async (search, options) => {
      const query = { search, limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
      const { results } = await agents.list(query, options);
      return results.map(({ id, agrovet_name }) => ({ value: id, label: agrovet_name }));
    },
    loadSelected: nameEach(async (id, options) => (await agents.get(id, options)).agrovet_name),
  };
}

/** Searches all crops, the first 100 by name: one that isn't public yet is looked after, too. Source: specification section 7. */
export function createCropLookup(crops: CropLookupPort): RecordLookup {
  return createNamedLookup(crops, 100);
}

function createNamedLookup(records: NamedRecordsPort, limit: number): RecordLookup {
  return {
    load: async (search, options) => {
      const { results } = await records.list({ search, limit, ordering: 'name' }, options);
      return results.map(({ id, name }) => ({ value: id, label: name }));
    },
    loadSelected: nameEach(async (id, options) => (await records.get(id, options)).name),
  };
}

/** Asks for each chosen record's name. */
export function nameEach(name: (id: number, options: CallOptions) => Promise<string>): LoadSelected<number> {
  return (ids, options) =>
    Promise.all(ids.map(async (id) => ({ value: id, label: await name(id, options).catch(() => `#${id}`) })));
}
