import type { Farmer } from '@udongo/sdk';
import type { CallOptions } from '../lib/usePort.ts';

/** The query of the farmers list, as in specification section 7. */
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

/** Asks for the first 6 farmers that fit a search, those of one referrer alone when it is given. */
export async function searchFarmers(
  farmers: FarmersPort,
  { search, referrer }: { search: string; referrer?: number | undefined },
  options: CallOptions,
): Promise<readonly Farmer[]> {
  const page = await farmers.list(
    { ...(referrer !== undefined && { referrer }), limit: 6, fields: 'id,user,profile', search },
    options,
  );
  return page.results;
}
