import type { Farmer } from '@udongo/sdk';
import type { LoadOptions, LoadSelected, Option } from '../primitives/combobox/index.ts';
import type { BookingUser } from './bookingValues.ts';

interface ListOptions {
  signal: AbortSignal;
}

interface SearchQuery {
  search: string;
  limit: number;
}

interface RecordList<Query, Item> {
  list(query: Query, options: ListOptions): Promise<{ results: readonly Item[]; total_pages?: number }>;
  /** Names a record that the list leaves out, such as the agrovet of an old booking. */
  get?(id: number, options: ListOptions): Promise<Item>;
}

/** The lists a booking form searches, each with exactly the query of specification section 7; the SDK fits. */
export interface BookingListsPort {
  counties: RecordList<SearchQuery & { ordering: 'name' }, { id: number; name: string }>;
  agents: RecordList<
    SearchQuery & { fields: string; is_agrovet: true },
    { id: number; agrovet_name: string }
  >;
  crops: RecordList<
    { search?: string; limit: number; public: true; ordering: 'name' },
    { id: number; name: string }
  >;
  farmers: RecordList<SearchQuery & { referrer?: number; fields: string }, Farmer>;
}

type Kind = 'county' | 'agent' | 'crop';

/** What one combobox needs of a list. */
export interface OptionSource {
  load: LoadOptions<number>;
  /** Names chosen ids: from what is known, from the list's first page, then one by one; never leaves one out. */
  loadSelected: LoadSelected<number>;
}

/** The lists of one booking form with every name they ever answered. */
export interface BookingLists {
  counties: OptionSource;
  agents: OptionSource;
  crops: OptionSource;
  /** The crops that may be chosen now; null when they could not be loaded or are too many for one page. */
  allowedCrops: () => Promise<ReadonlySet<number> | null>;
  searchFarmers: (search: string, options: ListOptions) => Promise<readonly Farmer[]>;
  /** A known name; '' for any other. */
  nameOf: (kind: Kind, id: number) => string;
  /** All known names, `crop:12` -> 'Maize'. */
  names: () => Readonly<Record<string, string>>;
  addNames: (names: Readonly<Record<string, string>>) => void;
}

interface BookingListsParams {
  /** Asked anew for each request, so that a host may hand over a new object each time it renders. */
  api: () => BookingListsPort;
  user: () => BookingUser | null;
  /** Stands for a record that nobody can name. */
  unnamed: (id: number) => string;
  /** Called when the crops turn out to be more than one page: from then on a search asks the server. */
  onManyCrops: () => void;
}

/** Creates the lists of one booking form. Crops are asked for once and shared by all samples. */
export function createBookingLists({ api, user, unnamed, onManyCrops }: BookingListsParams): BookingLists {
  const known = new Map<string, string>();
  const key = (kind: Kind, id: number) => `${kind}:${id}`;
  const remember = (kind: Kind, options: readonly Option<number>[]) => {
    for (const { value, label } of options) known.set(key(kind, value), label);
    return options;
  };

  const loadCounties: LoadOptions<number> = async (search, options) => {
    const page = await api().counties.list({ search, limit: 50, ordering: 'name' }, options);
    return remember('county', page.results.map(nameOption));
  };
  const loadAgents: LoadOptions<number> = async (search, options) => {
    const query = { search, limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
    const page = await api().agents.list(query, options);
    return remember('agent', page.results.map(agrovetOption));
  };
  const askCrops = async (search: string | undefined, options: ListOptions) => {
    const query = { ...(search && { search }), limit: 100, public: true, ordering: 'name' } as const;
    const page = await api().crops.list(query, options);
    const isWhole = (page.total_pages ?? 1) <= 1;
    return { isWhole, crops: remember('crop', page.results.map(nameOption)) };
  };

  let firstCrops: ReturnType<typeof askCrops> | undefined;
  const loadFirstCrops = () => {
    // Shared by every sample: no single combobox may abort it.
    firstCrops ??= askCrops(undefined, { signal: new AbortController().signal }).then(
      (answer) => {
        if (!answer.isWhole) onManyCrops();
        return answer;
      },
      (error: unknown) => {
        firstCrops = undefined;
        throw error;
      },
    );
    return firstCrops;
  };
  const loadCrops: LoadOptions<number> = async (search, options) =>
    (await (search === '' ? loadFirstCrops() : askCrops(search, options))).crops;

  const source = (
    kind: Kind,
    load: LoadOptions<number>,
    get: (id: number, options: ListOptions) => Promise<Option<number>>,
  ): OptionSource => ({
    load,
    loadSelected: async (ids, options) => {
      const isUnknown = (id: number) => !known.has(key(kind, id));
      if (ids.some(isUnknown)) await load('', options).catch(nothing);
      const named = await Promise.all(ids.filter(isUnknown).map((id) => get(id, options).catch(nothing)));
      remember(
        kind,
        named.filter((option) => option !== undefined),
      );
      return ids.map((id) => ({ value: id, label: known.get(key(kind, id)) || unnamed(id) }));
    },
  });

  return {
    counties: source('county', loadCounties, async (id, options) =>
      nameOption(await getOne(api().counties, id, options)),
    ),
    agents: source('agent', loadAgents, async (id, options) =>
      agrovetOption(await getOne(api().agents, id, options)),
    ),
    crops: source('crop', loadCrops, async (id, options) =>
      nameOption(await getOne(api().crops, id, options)),
    ),
    allowedCrops: async () => {
      const answer = await loadFirstCrops().catch(() => null);
      return answer?.isWhole ? new Set(answer.crops.map(({ value }) => value)) : null;
    },
    searchFarmers: async (search, options) => {
      const person = user();
      const referrer = person?.is_agent && !person.is_superuser ? { referrer: person.id } : {};
      const query = { ...referrer, limit: 6, fields: 'id,user,profile', search };
      return (await api().farmers.list(query, options)).results;
    },
    nameOf: (kind, id) => known.get(key(kind, id)) ?? '',
    names: () => Object.fromEntries(known),
    addNames: (names) => {
      for (const [name, label] of Object.entries(names)) known.set(name, label);
    },
  };
}

function getOne<Item>(records: RecordList<never, Item>, id: number, options: ListOptions): Promise<Item> {
  return records.get ? records.get(id, options) : Promise.reject(new Error('not offered'));
}

/** A name that can't be had leaves the number to show; typing elsewhere goes on. */
function nothing(): undefined {
  return undefined;
}

function nameOption({ id, name }: { id: number; name: string }): Option<number> {
  return { value: id, label: name };
}

function agrovetOption({ id, agrovet_name }: { id: number; agrovet_name: string }): Option<number> {
  return { value: id, label: agrovet_name };
}
