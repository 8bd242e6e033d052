import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type CallOptions, type UdongoApi } from '@udongo/sdk';
import { orUndefined } from '../lib/orUndefined.ts';

const staleTime = 5 * 60 * 1000;

/** How long to wait for a fresh answer when one of the last visit exists. */
const patienceMs = 5000;

/**
 * The same API whose reference lists (counties, crops, agents) are asked for once in five minutes for each query. The counties
 * and the public crops, which everybody may see, stay on the device for when no answer comes: nobody books without a crop.
 */
export function cacheLists(udongo: UdongoApi, loadClient: () => Promise<QueryClient>): UdongoApi {
  const cached = <List extends AnyList>(name: string, list: List): List => {
    const ask = (query?: Parameters<List>[0], options: CallOptions = {}) => {
      const { signal, ...rest } = options;
      const keptAt = isForEverybody(name, query) ? `udongo-list:${JSON.stringify([name, query])}` : null;
      const fetched = loadClient().then((client) =>
        client.fetchQuery({
          queryKey: [name, query, rest],
          queryFn: async () => {
            const answer = await list(query, rest);
            if (keptAt) orUndefined(() => localStorage.setItem(keptAt, JSON.stringify(answer)));
            return answer;
          },
          staleTime,
        }),
      );
      const answer = keptAt ? orKept(keptAt, fetched) : fetched;
      return signal ? untilAborted(answer, signal) : answer;
    };
    // What is asked and answered goes through unchanged.
    return ask as List;
  };
  return {
    ...udongo,
    counties: { ...udongo.counties, list: cached('counties', udongo.counties.list) },
    crops: { ...udongo.crops, list: cached('crops', udongo.crops.list) },
    agents: { ...udongo.agents, list: cached('agents', udongo.agents.list) },
  };
}

type AnyList = (query?: never, options?: CallOptions) => Promise<unknown>;

/** The whole of a public list; what is searched is not kept. */
function isForEverybody(name: string, query: unknown): boolean {
  const { search, public: isPublic }: { search?: string; public?: boolean } = Object(query);
  return !search && (name === 'counties' || (name === 'crops' && isPublic === true));
}

/** The answer of the last visit, where there is one and the server is late or gives none. */
function orKept<Answer>(keptAt: string, fetched: Promise<Answer>): Promise<Answer> {
  const kept = orUndefined((): Answer => JSON.parse(localStorage.getItem(keptAt) ?? ''));
  if (kept === undefined) return fetched;
  const answered = fetched.catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    return kept;
  });
  return Promise.race([answered, new Promise<Answer>((resolve) => setTimeout(resolve, patienceMs, kept))]);
}

/** One asker leaving must not take the answer from the cache, nor from the others who wait for it. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
