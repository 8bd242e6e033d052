import type { LoadOptions, LoadSelected, OptionValue } from '../primitives/index.ts';
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

/** The functions of a combobox that selects a record; a field of a `RecordForm` takes them as they are. */
export interface RecordLookup<Id extends OptionValue = number> {
  load: LoadOptions<Id>;
  /** Names the ids, in their order. */
  loadSelected: LoadSelected<Id>;
  /** Options to show after those of `load`. */
  loadMore?: LoadOptions<Id>;
  /** Typed text that selects nothing stays in the field. */
  keepTyped?: boolean;
}

/** Names a record that can't be fetched. */
export type NameMissing<Id extends OptionValue = number> = (id: Id) => string;

/** Searches counties, the first 50 by name. `missing` defaults to the number: `#12`. Source: specification section 7. */
export function createCountyLookup<Id extends OptionValue>(
  counties: CountyLookupPort<Id>,
  missing?: NameMissing<Id>,
): RecordLookup<Id> {
  return createRecordLookup(ofIds<CountyLookupPort<Id>, Id>(countySource), () => counties, missing);
}

/**
 * Searches all crops, the first 100 by name, including those that aren't public. `missing` defaults to the
 * number: `#12`. Source: specification section 7.
 */
export function createCropLookup<Id extends OptionValue>(
  crops: CropLookupPort<Id>,
  missing?: NameMissing<Id>,
): RecordLookup<Id> {
  return createRecordLookup(ofIds<CropLookupPort<Id>, Id>(cropSource), () => crops, missing);
}

/** Searches agrovets, the first 200; wait 1000 ms after the last key. `missing` defaults to the number: `#12`. Source: specification sections 7 and 9. */
export function createAgrovetLookup<Id extends OptionValue>(
  agents: AgrovetLookupPort<Id>,
  missing?: NameMissing<Id>,
): RecordLookup<Id> {
  return createRecordLookup(ofIds<AgrovetLookupPort<Id>, Id>(agrovetSource), () => agents, missing);
}

/** Searches records of one kind. `port` is called again for each request. */
export function createRecordLookup<Port, Id extends OptionValue = number>(
  source: RecordSource<Port, Id>,
  port: () => Port,
  missing: NameMissing<Id> = (id) => `#${id}`,
): RecordLookup<Id> {
  return {
    load: async (search, options) => (await source.find(port(), search, options)).options,
    loadSelected: async (ids, options) => {
      const named = await nameRecords(source, port(), ids, options);
      return ids.map((id) => named.find(({ value }) => value === id) ?? { value: id, label: missing(id) });
    },
  };
}

/** Types a source for ids of any kind, because no source reads an id. */
function ofIds<Port, Id extends OptionValue>(source: object): RecordSource<Port, Id> {
  return source as RecordSource<Port, Id>;
}
