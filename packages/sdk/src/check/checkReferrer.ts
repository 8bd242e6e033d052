import type { Probe } from './createProbe.ts';
import type { Finding } from './Finding.ts';
import { readPage, readPath } from './readPage.ts';

const what = 'referrer_agent';

/** Compares the referrers of bookings with the ids of agents and of their users. */
export async function checkReferrer(probe: Probe): Promise<Finding> {
  const read = async (path: string) => readPage((await probe.get(path, { limit: '100' })).body)?.rows ?? [];
  const agents = await read('/agric/agents');
  const referrers = (await read('/agric/soil-test-bookings'))
    .map((row) => readPath(row, what))
    .filter((id) => id != null);
  const areAll = (key: 'id' | 'user') => {
    const known = new Set(agents.map((agent) => readPath(agent, key)));
    return referrers.length > 0 && referrers.every((id) => known.has(id));
  };
  return toReferrerFinding(areAll('user'), areAll('id'));
}

/** The finding for a referrer that is read as the id of a user, of an agent, or as neither or both. */
export function toReferrerFinding(isUser: boolean, isAgent: boolean): Finding {
  if (isUser === isAgent)
    return { status: 'unknown', what, note: 'No booking shows whose id it is; --write tries it.' };
  return {
    status: 'ok',
    what,
    note: isUser ? "The id of the agent's user." : 'The id of the agent: set REFERRER_AGENT=agent.',
  };
}
