import type { Agent, County, Crop } from '@udongo/sdk';
import type { CropWordsPort } from '../lib/cropWords.ts';
import type { CallOptions } from '../lib/usePort.ts';
import type { LoadOptions, LoadSelected, Option } from '../primitives/combobox/index.ts';

interface SearchQuery {
  search: string;
  limit: number;
}

interface RecordList<Query, Item> {
  list(query: Query, options: CallOptions): Promise<{ results: readonly Item[]; total_pages?: number }>;
  /** Names a record that the list leaves out, such as the agrovet of an old booking. */
  get?(id: number, options: CallOptions): Promise<Item>;
}

type NamedRecord = Pick<County | Crop, 'id' | 'name'>;
type Agrovet = Pick<Agent, 'id' | 'agrovet_name'>;

/** The lists a booking form searches, each with exactly the query of specification section 7; the SDK fits. */
export interface BookingListsPort {
  counties: RecordList<SearchQuery & { ordering: 'name' }, NamedRecord>;
  agents: RecordList<SearchQuery & { fields: string; is_agrovet: true }, Agrovet>;
  crops: RecordList<{ search?: string; limit: number; public: true; ordering: 'name' }, NamedRecord>;
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
  const read = <Item>(
    kind: RecordKind,
    page: { results: readonly Item[]; total_pages?: number },
    toOption: (item: Item) => Option<number>,
  ): Answer => {
    const options = page.results.map(toOption);
    names.add(options.map(({ value, label }) => [`${kind}:${value}`, label]));
    return { options, isWhole: (page.total_pages ?? 1) <= 1 };
  };

  const counties = firstOnce(async (search, options) =>
    read('county', await api().counties.list({ search, limit: 50, ordering: 'name' }, options), nameOption),
  );
  const agents = firstOnce(async (search, options) => {
    const query = { search, limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
    return read('agent', await api().agents.list(query, options), agrovetOption);
  });
  const crops = firstOnce(async (search, options) => {
    const query = { ...(search && { search }), limit: 100, public: true, ordering: 'name' } as const;
    const answer = read('crop', await api().crops.list(query, options), nameOption);
    if (search === '' && !answer.isWhole) onManyCrops();
    return answer;
  });

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
    const { findWordOptions } = await import('../lib/cropWords.ts');
    const knownNames = (crop: number) => [names.get(`crop:${crop}`), nameOf('crop', crop)];
    const nameCrops = sources.crop.loadSelected;
    return findWordOptions({ port: otherCropNames, search, county, knownNames, nameCrops }, options);
  };

  const source = (
    kind: RecordKind,
    ask: Ask,
    get: (id: number, options: CallOptions) => GetResult,
  ): OptionSource => ({
    load: async (search, options) => (await ask(search, options)).options.map(toLine(kind)),
    loadSelected: async (ids, options) => {
      const isUnknown = (id: number) => !names.has(`${kind}:${id}`);
      if (ids.some(isUnknown)) await ask('', options).catch(nothing);
      const found = await Promise.all(ids.filter(isUnknown).map((id) => get(id, options)?.catch(nothing)));
      names.add(found.flatMap((option) => (option ? [[`${kind}:${option.value}`, option.label]] : [])));
      return ids.map((id) => ({ value: id, label: nameOf(kind, id) || unnamed(id) }));
    },
  });

  const sources = {
    county: source('county', counties, (id, options) => api().counties.get?.(id, options).then(nameOption)),
    agent: source('agent', agents, (id, options) => api().agents.get?.(id, options).then(agrovetOption)),
    crop: source('crop', crops, (id, options) => api().crops.get?.(id, options).then(nameOption)),
  };

  return {
    sources,
    findByWord,
    allowedCrops: async () => {
      const answer = await crops('', { signal: new AbortController().signal }).catch(nothing);
      return answer?.isWhole ? new Set(answer.options.map(({ value }) => value)) : null;
    },
    nameOf,
    addNames: (known) => names.add(Object.entries(known)),
    subscribe: names.subscribe,
  };
}

type Ask = (search: string, options: CallOptions) => Promise<Answer>;
type GetResult = Promise<Option<number>> | undefined;

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

function nameOption({ id, name }: NamedRecord): Option<number> {
  return { value: id, label: name };
}

function agrovetOption({ id, agrovet_name }: Agrovet): Option<number> {
  return { value: id, label: agrovet_name };
}
