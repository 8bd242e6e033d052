import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions, UdongoApi } from '@udongo/sdk';

const staleTime = 5 * 60 * 1000;

/** The same API whose reference lists (counties, crops, agents) are asked for once in five minutes for each query. */
export function cacheLists(udongo: UdongoApi, queryClient: QueryClient): UdongoApi {
  const cached =
    <Query, Answer>(name: string, list: (query?: Query, options?: CallOptions) => Promise<Answer>) =>
    (query?: Query, options: CallOptions = {}) => {
      const { signal, ...rest } = options;
      const answer = queryClient.fetchQuery({
        queryKey: [name, query, rest],
        queryFn: () => list(query, rest),
        staleTime,
      });
      return signal ? untilAborted(answer, signal) : answer;
    };
  return {
    ...udongo,
    counties: { ...udongo.counties, list: cached('counties', udongo.counties.list) },
    crops: { ...udongo.crops, list: cached('crops', udongo.crops.list) },
    agents: { ...udongo.agents, list: cached('agents', udongo.agents.list) },
  };
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
