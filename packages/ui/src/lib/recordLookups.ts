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

/** What a combobox that chooses a record needs; a field of a `RecordForm` takes it as it is. */
export interface RecordLookup<Id extends OptionValue = number> {
  load: LoadOptions<Id>;
  /** Names each id, in their order. */
  loadSelected: LoadSelected<Id>;
  /** Lines to show after those that `load` gives. */
  loadMore?: LoadOptions<Id>;
  /** What is typed and not chosen stays in the field. */
  keepTyped?: boolean;
}

/** Names a record that can't be had. */
export type NameMissing<Id extends OptionValue = number> = (id: Id) => string;

/** Searches counties, the first 50 by name. `missing` defaults to the number: `#12`. Source: specification section 7. */
export function createCountyLookup<Id extends OptionValue>(
  counties: CountyLookupPort<Id>,
  missing?: NameMissing<Id>,
): RecordLookup<Id> {
  return createRecordLookup(ofIds<CountyLookupPort<Id>, Id>(countySource), () => counties, missing);
}

/** Searches all crops, the first 100 by name, those that aren't public, too. `missing` defaults to the number: `#12`. Source: specification section 7. */
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

/** Searches records of one kind. `port` is asked anew for each request. */
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

/** No source looks into an id, so each serves ids of either kind. */
function ofIds<Port, Id extends OptionValue>(source: object): RecordSource<Port, Id> {
  return source as RecordSource<Port, Id>;
}
