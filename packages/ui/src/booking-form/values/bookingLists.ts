import type { CropWordsPort } from '../../lib/cropWords.ts';
import {
  type AgrovetLookupPort,
  agrovetSource,
  type CountyLookupPort,
  type CropLookupPort,
  countySource,
  nameRecords,
  publicCropSource,
  type RecordSource,
} from '../../lib/recordSources.ts';
import { sortRenamed } from '../../lib/sortRenamed.ts';
import type { CallOptions } from '../../lib/usePort.ts';
import type { LoadOptions, LoadSelected, Option } from '../../primitives/combobox/index.ts';

/** The lists a booking form searches, each with exactly the query of specification section 7; the SDK fits. */
export interface BookingListsPort {
  counties: CountyLookupPort;
  agents: AgrovetLookupPort;
  crops: CropLookupPort;
  /** Where people's own words for crops are. Left out, crops are found by their names only. */
  otherCropNames?: CropWordsPort;
}

export type RecordKind = 'county' | 'agent' | 'crop';

/** What one combobox needs of a list. */
export interface OptionSource {
  /** The first page is asked for once and shared by all fields; searches are asked each. */
  load: LoadOptions<number>;
  /** Names chosen ids: from what is known, from the list's first page, then one by one; never leaves one out. */
  loadSelected: LoadSelected<number>;
}

/** The lists of one booking form with every name they ever answered. */
export interface BookingLists {
  sources: Readonly<Record<RecordKind, OptionSource>>;
  /** Crops found by words of their own people, those of the county first; crops whose names fit the search are left out. */
  findByWord: (
    search: string,
    county: number | null,
    options: CallOptions,
  ) => Promise<readonly Option<number>[]>;
  /** The crops that may be chosen now; null when they could not be loaded or are too many for one page. */
  allowedCrops: () => Promise<ReadonlySet<number> | null>;
  /** A known name; '' for any other. */
  nameOf: (kind: RecordKind, id: number) => string;
  /** Adds names known from elsewhere, `crop:12` -> 'Maize'. */
  addNames: (names: Readonly<Record<string, string>>) => void;
  /** Hears of new names. */
  subscribe: (listener: () => void) => () => void;
}

interface BookingListsParams {
  /** Asked anew for each request, so that a host may hand over a new object each time it renders. */
  api: () => BookingListsPort;
  /** A crop's name in the language of the form. */
  cropLabel: (name: string) => string;
  /** Stands for a record that nobody can name. */
  unnamed: (id: number) => string;
  /** Called when the crops turn out to be more than one page: from then on a search asks the server. */
  onManyCrops: () => void;
}

interface Answer {
  options: readonly Option<number>[];
  /** Nothing was left out. */
  isWhole: boolean;
}

/** Creates the lists of one booking form. Source: specification sections 7 and 9. */
export function createBookingLists({
  api,
  cropLabel,
  unnamed,
  onManyCrops,
}: BookingListsParams): BookingLists {
  const names = createNames();
  const add = (kind: RecordKind, options: readonly Option<number>[]) =>
    names.add(options.map(({ value, label }) => [`${kind}:${value}`, label]));

  /** Crops are known by their stored names, whatever language they were chosen in. */
  const nameOf = (kind: RecordKind, id: number) => {
    const name = names.get(`${kind}:${id}`);
    return kind === 'crop' ? cropLabel(name) : name;
  };
  /** Labels follow the language, which may change while the lists stay. */
  const toLine = (kind: RecordKind) => (option: Option<number>) => {
    const label = nameOf(kind, option.value);
    return label === option.label ? option : { ...option, label, word: option.label };
  };
  const findByWord: BookingLists['findByWord'] = async (search, county, options) => {
    const { otherCropNames } = api();
    if (!otherCropNames) return [];
    const { findWordOptions } = await import('../../lib/cropWords.ts');
    const knownNames = (crop: number) => [names.get(`crop:${crop}`), nameOf('crop', crop)];
    const nameCrops = sources.crop.loadSelected;
    return findWordOptions({ port: otherCropNames, search, county, knownNames, nameCrops }, options);
  };

  const list = <Port>(
    kind: RecordKind,
    source: RecordSource<Port>,
    port: () => Port,
    onMany?: () => void,
  ) => {
    const ask = firstOnce(async (search, options) => {
      const found = await source.find(port(), search, options);
      add(kind, found.options);
      if (search === '' && found.pages > 1) onMany?.();
      return { options: found.options, isWhole: found.pages <= 1 };
    });
    const isUnknown = (id: number) => !names.has(`${kind}:${id}`);
    const loadSelected: OptionSource['loadSelected'] = async (ids, options) => {
      if (ids.some(isUnknown)) await ask('', options).catch(nothing);
      add(kind, await nameRecords(source, port(), ids.filter(isUnknown), options));
      return ids.map((id) => ({ value: id, label: nameOf(kind, id) || unnamed(id) }));
    };
    const load: OptionSource['load'] = async (search, options) =>
      sortRenamed((await ask(search, options)).options.map(toLine(kind)));
    return { ask, load, loadSelected };
  };

  const sources = {
    county: list('county', countySource, () => api().counties),
    agent: list('agent', agrovetSource, () => api().agents),
    crop: list('crop', publicCropSource, () => api().crops, onManyCrops),
  };

  return {
    sources,
    findByWord,
    allowedCrops: async () => {
      const answer = await sources.crop.ask('', { signal: new AbortController().signal }).catch(nothing);
      return answer?.isWhole ? new Set(answer.options.map(({ value }) => value)) : null;
    },
    nameOf,
    addNames: (known) => names.add(Object.entries(known)),
    subscribe: names.subscribe,
  };
}

type Ask = (search: string, options: CallOptions) => Promise<Answer>;

/** Asks for the first page once, for everybody: no single field may abort it, and a failure is asked again. */
function firstOnce(ask: Ask): Ask {
  let first: Promise<Answer> | undefined;
  return (search, options) => {
    if (search !== '') return ask(search, options);
    first ??= ask('', { signal: new AbortController().signal }).catch((error: unknown) => {
      first = undefined;
      throw error;
    });
    return first;
  };
}

function createNames() {
  const known = new Map<string, string>();
  const listeners = new Set<() => void>();
  return {
    has: (key: string) => known.has(key),
    get: (key: string) => known.get(key) ?? '',
    add: (entries: readonly (readonly string[])[]) => {
      for (const [key = '', name = ''] of entries) known.set(key, name);
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A name that can't be had leaves the number to show; typing elsewhere goes on. */
function nothing(): undefined {
  return undefined;
}
