import { createAgrovetLookup, createCountyLookup } from '../../lib/recordLookups.ts';
import type { AgrovetLookupPort, CountyLookupPort } from '../../lib/recordSources.ts';
import type { FilterKind } from '../../provider/index.ts';
import { createRecordFilterKind } from './createRecordFilterKind.tsx';

/** The filter kind `county`: `filterKinds={{ county: createCountyFilterKind(udongo.counties) }}`. Source: specification section 7. */
export function createCountyFilterKind(counties: CountyLookupPort): FilterKind {
  return createRecordFilterKind({
    ...createCountyLookup(counties),
    emptyMessage: (t) => t('lookup.countyEmpty'),
  });
}

/** The filter kind `agent`, by agrovet. Waits 1000 ms after the last key. Source: specification sections 7 and 9. */
export function createAgentFilterKind(agents: AgrovetLookupPort): FilterKind {
  return createRecordFilterKind({
    ...createAgrovetLookup(agents),
    emptyMessage: (t) => t('lookup.agrovetEmpty'),
    debounceMs: 1000,
  });
}
