import type { RecordLookup } from '../lib/recordLookups.ts';
import type { CallOptions } from '../lib/usePort.ts';

interface Referrer {
  /** The user's id; null for those who may not know. */
  user: number | null;
  full_name: string;
  agrovet_name: string;
}

/** Agents to search; the SDK's `agents` fits. */
export interface ReferrersPort {
  list(
    query: { search: string; limit: number; fields: string },
    options: CallOptions,
  ): Promise<{ results: readonly Referrer[] }>;
}

/** Searches agents, the first 200; a farmer's referrer is the agent's user. */
export function createReferrerLookup(agents: ReferrersPort): RecordLookup {
  const load: RecordLookup['load'] = async (search, options) => {
    const query = { search, limit: 200, fields: 'user,full_name,agrovet_name' };
    const { results } = await agents.list(query, options);
    return results.flatMap(({ user, full_name, agrovet_name }) =>
      user === null ? [] : { value: user, label: full_name, note: agrovet_name },
    );
  };
  return {
    load,
    loadSelected: async (users, options) => {
      const all = await load('', options);
      return users.map(
        (user) => all.find(({ value }) => value === user) ?? { value: user, label: `#${user}` },
      );
    },
  };
}
