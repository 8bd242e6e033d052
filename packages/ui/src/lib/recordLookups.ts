import type { LoadOptions, LoadSelected } from '../primitives/index.ts';
import {
  type AgrovetLookupPort,
  agrovetSource,
  type CountyLookupPort,
  type CropLookupPort,
  countySource,
  cropSource,
  nameRecords,
  type RecordSource,
} from './recordSources.ts';

/** What a combobox that chooses a record needs; a field of a `RecordForm` takes it as it is. */
export interface RecordLookup {
  load: LoadOptions<number>;
  /** Names each id, in their order. */
  loadSelected: LoadSelected<number>;
  /** Lines to show after those that `load` gives. */
  loadMore?: LoadOptions<number>;
  /** What is typed and not chosen stays in the field. */
  keepTyped?: boolean;
}

/** Names a record that can't be had. */
export type NameMissing = (id: number) => string;

/** Searches counties, the first 50 by name. `missing` defaults to the number: `#12`. Source: specification section 7. */
export function createCountyLookup(counties: CountyLookupPort, missing?: NameMissing): RecordLookup {
  return createRecordLookup(countySource, () => counties, missing);
}

/** Searches all crops, the first 100 by name, those that aren't public, too. `missing` defaults to the number: `#12`. Source: specification section 7. */
export function createCropLookup(crops: CropLookupPort, missing?: NameMissing): RecordLookup {
  return createRecordLookup(cropSource, () => crops, missing);
}

/** Searches agrovets, the first 200; wait 1000 ms after the last key. `missing` defaults to the number: `#12`. Source: specification sections 7 and 9. */
export function createAgrovetLookup(agents: AgrovetLookupPort, missing?: NameMissing): RecordLookup {
  return createRecordLookup(agrovetSource, () => agents, missing);
}

/** Searches records of one kind. `port` is asked anew for each request. */
export function createRecordLookup<Port>(
  source: RecordSource<Port>,
  port: () => Port,
  missing: NameMissing = (id) => `#${id}`,
): RecordLookup {
  return {
    load: async (search, options) => (await source.find(port(), search, options)).options,
    loadSelected: async (ids, options) => {
      const named = await nameRecords(source, port(), ids, options);
      return ids.map((id) => named.find(({ value }) => value === id) ?? { value: id, label: missing(id) });
    },
  };
}
