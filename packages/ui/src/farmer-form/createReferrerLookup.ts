import type { Agent } from '@udongo/sdk';
import { createRecordLookup, type NameMissing, type RecordLookup } from '../lib/recordLookups.ts';
import type { RecordSource } from '../lib/recordSources.ts';
import type { CallOptions } from '../lib/usePort.ts';

/** Agents, one of whom can be chosen as referrer; the SDK's `agents` fits. */
export interface ReferrersPort {
  list(
    query: { search: string; limit: number; fields: string; page?: number },
    options: CallOptions,
  ): Promise<{
    results: readonly Pick<Agent, 'user' | 'full_name' | 'agrovet_name'>[];
    total_pages?: number;
  }>;
}

/** Agents by the id of their user, which is null for people without permission to know it; 200 a page. */
const referrerSource: RecordSource<ReferrersPort> = {
  find: async (agents, search, options, page = 1) => {
    const query = { search, limit: 200, fields: 'user,full_name,agrovet_name', ...(page > 1 && { page }) };
    const { results, total_pages = 1 } = await agents.list(query, options);
    const known = results.flatMap(({ user, full_name, agrovet_name }) =>
      user === null ? [] : { value: user, label: full_name, note: agrovet_name },
    );
    return { options: known, pages: total_pages };
  },
};

/**
 * Searches agents, the first 200; a farmer's referrer is the agent's user. `missing` defaults to the number: `#12`.
 * @internal
 */
export function createReferrerLookup(agents: ReferrersPort, missing?: NameMissing): RecordLookup {
  return createRecordLookup(referrerSource, () => agents, missing);
}
