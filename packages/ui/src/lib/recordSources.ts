import type { Agent, County, Crop, Farmer } from '@udongo/sdk';
import type { Option, OptionValue } from '../primitives/combobox/Option.ts';
import { nameByPages } from './nameByPages.ts';
import type { CallOptions } from './usePort.ts';

interface Page<Item> {
  results: readonly Item[];
  /** Without it, this is the only page. */
  total_pages?: number;
}

interface RecordPort<Query, Id extends OptionValue, Item> {
  list(query: Query, options: CallOptions): Promise<Page<Item>>;
  /** Names a record that is not in the list, such as the agrovet of an old booking. */
  get?(id: Id, options: CallOptions): Promise<Item>;
}

type NamedRecord<Id = number> = Pick<County | Crop, 'name'> & { id: Id };
type Agrovet<Id = number> = Pick<Agent, 'agrovet_name'> & { id: Id };

/** Counties to choose from; the SDK's `counties` fits, and a service whose ids are texts. */
export interface CountyLookupPort<Id extends OptionValue = number>
  extends RecordPort<{ search: string; limit: number; ordering: 'name' }, Id, NamedRecord<Id>> {}

/** Crops to choose from; the SDK's `crops` fits, and a service whose ids are texts. */
export interface CropLookupPort<Id extends OptionValue = number>
  extends RecordPort<
    { search?: string; limit: number; public?: true; ordering: 'name' },
    Id,
    NamedRecord<Id>
  > {}

/** Agrovets to choose from; the SDK's `agents` fits, and a service whose ids are texts. */
export interface AgrovetLookupPort<Id extends OptionValue = number>
  extends RecordPort<{ search: string; limit: number; fields: string; is_agrovet: true }, Id, Agrovet<Id>> {}

/** The query of the list of farmers, as in specification section 7. */
export interface FarmersQuery {
  /** User id of the referring agent; for agents only. */
  referrer?: number;
  limit: number;
  fields: string;
  search: string;
}

/** Lists farmers; the SDK's `farmers` fits. */
export interface FarmersPort {
  list(query: FarmersQuery, options: CallOptions): Promise<{ results: readonly Farmer[] }>;
}

/** One page of a search's results. */
export interface Found<Id extends OptionValue = number> {
  options: readonly Option<Id>[];
  pages: number;
}

/** The functions that search and name records of one kind. */
export interface RecordSource<Port, Id extends OptionValue = number> {
  /** '' finds all. */
  find: (port: Port, search: string, options: CallOptions, page?: number) => Promise<Found<Id>>;
  /** Fetches one record by its id; undefined if the port can't. Without it, all pages are searched. */
  get?: (port: Port, id: Id, options: CallOptions) => Promise<Option<Id>> | undefined;
}

/** Counties, the first 50 by name. Source: specification section 7. */
export const countySource: RecordSource<CountyLookupPort> = {
  find: async (counties, search, options) =>
    toFound(await counties.list({ search, limit: 50, ordering: 'name' }, options), nameOption),
  get: (counties, id, options) => counties.get?.(id, options).then(nameOption),
};

/**
 * All crops, the first 100 by name, including those that aren't public yet. Source: specification section 7.
 */
export const cropSource = createCropSource({});

/** The crops that can be chosen in a booking. */
export const publicCropSource = createCropSource({ public: true });

/** Agrovets, the first 200. Source: specification section 7. */
export const agrovetSource: RecordSource<AgrovetLookupPort> = {
  find: async (agents, search, options) => {
    const query = { search, limit: 200, fields: 'id,agrovet_name', is_agrovet: true } as const;
    return toFound(await agents.list(query, options), agrovetOption);
  },
  get: (agents, id, options) => agents.get?.(id, options).then(agrovetOption),
};

/**
 * The first 6 farmers that match a search; only those of one referrer when it is given. Source: specification
 * section 7.
 */
export async function searchFarmers(
  farmers: FarmersPort,
  { search, referrer }: { search: string; referrer?: number | undefined },
  options: CallOptions,
): Promise<readonly Farmer[]> {
  const { results } = await farmers.list(
    { ...(referrer !== undefined && { referrer }), limit: 6, fields: 'id,user,profile', search },
    options,
  );
  return results;
}

/** The number of single records that are requested at the same time. */
const atOnce = 6;

/**
 * Names records by their ids: each one separately, or page after page. Records that can't be fetched are left
 * out. Never rejects.
 */
export async function nameRecords<Port, Id extends OptionValue>(
  { find, get }: RecordSource<Port, Id>,
  port: Port,
  ids: readonly Id[],
  options: CallOptions,
): Promise<readonly Option<Id>[]> {
  const wanted = [...new Set(ids)];
  if (!get) return nameByPages((page) => find(port, '', options, page), wanted);
  const found = new Map<Id, Option<Id>>();
  const queue = [...wanted];
  const readOn = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const option = await get(port, id, options)?.catch(() => undefined);
      if (option) found.set(option.value, option);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  return wanted.flatMap((id) => found.get(id) ?? []);
}

function createCropSource(which: { public?: true }): RecordSource<CropLookupPort> {
  return {
    find: async (crops, search, options) => {
      const query = { ...(search && { search }), limit: 100, ...which, ordering: 'name' } as const;
      return toFound(await crops.list(query, options), nameOption);
    },
    get: (crops, id, options) => crops.get?.(id, options).then(nameOption),
  };
}

function toFound<Item>(
  { results, total_pages = 1 }: Page<Item>,
  toOption: (item: Item) => Option<number>,
): Found {
  return { options: results.map(toOption), pages: total_pages };
}

function nameOption({ id, name }: NamedRecord): Option<number> {
  return { value: id, label: name };
}

function agrovetOption({ id, agrovet_name }: Agrovet): Option<number> {
  return { value: id, label: agrovet_name };
}
