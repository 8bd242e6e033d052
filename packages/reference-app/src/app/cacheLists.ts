import type { QueryClient } from '@tanstack/react-query';
import { ApiError, type CallOptions, type UdongoApi } from '@udongo/sdk';
import { attempt } from '../lib/attempt.ts';

const staleTime = 5 * 60 * 1000;

/**
 * The same API whose reference lists (counties, crops, agents) are asked for once in five minutes for each query. The counties
 * and the public crops, which everybody may see, stay on the device for when no answer comes: nobody books without a crop.
 */
export function cacheLists(udongo: UdongoApi, queryClient: QueryClient): UdongoApi {
  const cached =
    <Query, Answer>(name: string, list: (query?: Query, options?: CallOptions) => Promise<Answer>) =>
    (query?: Query, options: CallOptions = {}) => {
      const { signal, ...rest } = options;
      const fetched = queryClient.fetchQuery({
        queryKey: [name, query, rest],
        queryFn: () => list(query, rest),
        staleTime,
      });
      const answer = isForEverybody(name, query) ? keepOnDevice(name, query, fetched) : fetched;
      return signal ? untilAborted(answer, signal) : answer;
    };
  return {
    ...udongo,
    counties: { ...udongo.counties, list: cached('counties', udongo.counties.list) },
    crops: { ...udongo.crops, list: cached('crops', udongo.crops.list) },
    agents: { ...udongo.agents, list: cached('agents', udongo.agents.list) },
  };
}

/** The whole of a public list; what is searched is not kept. */
function isForEverybody(name: string, query: unknown): boolean {
  const { search, public: isPublic }: { search?: string; public?: boolean } = Object(query);
  return !search && (name === 'counties' || (name === 'crops' && isPublic === true));
}

async function keepOnDevice<Answer>(name: string, query: unknown, fetched: Promise<Answer>): Promise<Answer> {
  const key = `udongo-list:${JSON.stringify([name, query])}`;
  try {
    const answer = await fetched;
    attempt(() => localStorage.setItem(key, JSON.stringify(answer)));
    return answer;
  } catch (error) {
    const isAnswer = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const kept = isAnswer ? undefined : attempt((): Answer => JSON.parse(localStorage.getItem(key) ?? ''));
    if (kept === undefined) throw error;
    return kept;
  }
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
