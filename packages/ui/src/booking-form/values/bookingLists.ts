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
  /** Other names of crops. Without them, crops are found only by their own names. */
  otherCropNames?: CropWordsPort;
}

export type RecordKind = 'county' | 'agent' | 'crop';

/** The functions of a list that one combobox needs. */
export interface OptionSource {
  /** Loads the first page once for all fields, and each search separately. */
  load: LoadOptions<number>;
  /** Names chosen ids: from known names, from the list's first page, then one by one; never leaves one out. */
  loadSelected: LoadSelected<number>;
}

/** The lists of one booking form, with every name that they have loaded. */
export interface BookingLists {
  sources: Readonly<Record<RecordKind, OptionSource>>;
  /** Finds crops by their other names, those of the county first; leaves out crops whose names match the search. */
  findByWord: (
    search: string,
    county: number | null,
    options: CallOptions,
  ) => Promise<readonly Option<number>[]>;
  /** Gives the crops that can be chosen now; null if they could not be loaded or are too many for one page. */
  allowedCrops: () => Promise<ReadonlySet<number> | null>;
  /** Gives a known name; '' for any other. */
  nameOf: (kind: RecordKind, id: number) => string;
  /** Adds names from elsewhere, `crop:12` -> 'Maize'. */
  addNames: (names: Readonly<Record<string, string>>) => void;
  /** Calls the listener when names are added. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

interface BookingListsParams {
  /** Called for each request, so that a host can pass a new object each time it renders. */
  api: () => BookingListsPort;
  /** A crop's name in the language of the form. */
  cropLabel: (name: string) => string;
  /** Gives the label of a record whose name can't be loaded. */
  unnamed: (id: number) => string;
  /** Called when there is more than one page of crops: from then on the server searches. */
  onManyCrops: () => void;
}

interface Answer {
  options: readonly Option<number>[];
  /** True if the answer is the whole list. */
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

  /** Gives a known name. Names of crops are kept as the server stores them, and translated here. */
  const nameOf = (kind: RecordKind, id: number) => {
    const name = names.get(`${kind}:${id}`);
    return kind === 'crop' ? cropLabel(name) : name;
  };
  /** Puts the label of an option into the current language, which can change while the lists stay. */
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

/** Loads the first page once for all fields: none of them can abort it, and after a failure it is loaded again. */
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

/** Ignores an error: a record without a name is shown by its number, and the form stays usable. */
function nothing(): undefined {
  return undefined;
}
