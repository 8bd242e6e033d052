import type { QueryKey } from '@tanstack/query-core';
import type { CallOptions, OperationId, Session, UdongoApi } from '@udongo/sdk';
import { type Call, mapMethods } from './mapMethods.ts';
import { networkFirst } from './networkFirst.ts';
import type { createQueryClient } from './queryLibrary.ts';
import { createResponseStorage } from './responseStorage.ts';

const networkTimeoutMs = 8000;
/** A form waits for its lists. */
const referenceTimeoutMs = 5000;
const staleTime = 5 * 60 * 1000;

const referenceLists: readonly string[] = [
  'agents.list',
  'counties.list',
  'crops.list',
] satisfies OperationId[];
const storedRecords =
  /^(agents|bookings|counties|crops|devices|discounts|farmers|notifications|otherCropNames|payments|profiles|reports|samples)[.](list|get)$/;
const storedAnswers: readonly string[] = [
  'bookings.getResults',
  'statistics.getBookings',
  'stats.getAttention',
  'stats.getUser',
] satisfies OperationId[];

export interface ResponseCache {
  /**
   * The same API, network first: lists and records are stored on this device for the person who is logged in, public lists for
   * everybody, and come from there if the server gives no answer or a late one. Searches and `iterate` are not stored.
   * `udongo` requests reference lists (agents, counties, crops) once in five minutes for each query, `records` each time.
   */
  wrap: (api: UdongoApi) => { records: UdongoApi; udongo: UdongoApi };
  /**
   * When the server gave a response that comes from this device, in ms since 1970; of an object of responses, the oldest of
   * these. Undefined if all are fresh.
   */
  cachedAt: (responses: unknown) => number | undefined;
  /** The next request for a reference list goes to the server. */
  invalidate: () => void;
}

interface ResponseCacheOptions {
  session: Session;
  /** Null: nothing is stored. */
  caches: CacheStorage | null;
  /** Whether calls wait for a login: their server answers. */
  isAtLogin: () => boolean;
  /** Called with each fresh response. */
  onAnswer: () => void;
}

/** Responses are queries of TanStack Query, which knows their ages; its persister stores each as one entry. */
export function createResponseCache(options: ResponseCacheOptions): ResponseCache {
  const { session, caches, isAtLogin, onAnswer } = options;
  const readPerson = () => session.get()?.user.id ?? null;
  const isCurrent = ([owner]: QueryKey) => owner === 'everybody' || owner === readPerson();
  const storage = caches && createResponseStorage(caches, readPerson);
  let queries: ReturnType<typeof createQueryClient> | undefined;
  let restored: Promise<void> | undefined;

  const load = async () => {
    const { createQueryClient } = await import('./queryLibrary.ts');
    queries ??= createQueryClient(storage);
    return queries;
  };
  const save = async (queryKey: QueryKey, response: unknown) => {
    const { client, persister } = await load();
    if (!isCurrent(queryKey)) return;
    client.setQueryData(queryKey, response);
    await persister.persistQueryByKey(queryKey, client);
  };
  const restore = async (queryKey: QueryKey) => {
    const { client, persister } = await load();
    restored ??= persister.restoreQueries(client);
    await restored;
    const query = client.getQueryCache().find({ queryKey });
    if (query?.state.data === undefined || !isCurrent(queryKey)) return undefined;
    query.setState({ errorUpdatedAt: Date.now() });
    return query.state.data;
  };
  const remove = async (queryKey: QueryKey) => {
    const { client, persister } = await load();
    // A logout has deleted it already.
    if (!isCurrent(queryKey)) return;
    client.removeQueries({ queryKey, exact: true });
    await persister.removeQueries({ queryKey, exact: true });
  };

  const cached =
    (operation: string, call: Call, isReference: boolean): Call =>
    async (...args) => {
      const query = Object(args[0]);
      const isPublic = operation === 'counties.list' || (operation === 'crops.list' && query.public === true);
      const owner = isPublic ? 'everybody' : readPerson();
      const isStored = storage !== null && owner !== null && !query.search;
      if (!isStored && !isReference) return call(...args);
      const input = args.map((arg) => {
        const { signal: _, ...rest } = Object(arg);
        return typeof arg === 'object' ? rest : arg;
      });
      const isGiven = (arg: unknown) => typeof arg !== 'object' || Object.keys(Object(arg)).length > 0;
      const queryKey = [owner, operation, ...input.filter(isGiven)];
      const request = async (sent: unknown[]) => {
        const response = await call(...sent);
        if (isStored) save(queryKey, response).catch(() => undefined);
        onAnswer();
        return response;
      };
      const requestOnce = async () => {
        const loaded = await load().catch(() => undefined);
        if (!loaded) return request(args);
        const { signal }: CallOptions = Object(args.at(-1));
        const queryFn = () => request(input);
        return untilAborted(loaded.client.fetchQuery({ queryKey, queryFn, staleTime }), signal);
      };
      const fresh = isReference ? requestOnce() : request(args);
      if (!isStored) return fresh;
      return networkFirst(fresh, {
        restore: () => restore(queryKey).catch(() => undefined),
        remove: () => remove(queryKey).catch(() => undefined),
        isAtLogin,
        timeoutMs: isReference ? referenceTimeoutMs : networkTimeoutMs,
      });
    };

  /** Nothing of one person stays for the next, nor after a logout, here or in another tab. */
  const forgetOthers = () => {
    restored = undefined;
    queries?.client.removeQueries({ predicate: ({ queryKey }) => !isCurrent(queryKey) });
    storage?.deleteOthers().catch(() => undefined);
  };
  session.subscribe(forgetOthers);
  forgetOthers();

  return {
    wrap: (api) => {
      const wrapWith = (sharedLists: readonly string[]) =>
        mapMethods(api, (operation, call) => {
          if (sharedLists.includes(operation)) return cached(operation, call, true);
          const isStored = storedRecords.test(operation) || storedAnswers.includes(operation);
          return isStored ? cached(operation, call, false) : call;
        });
      return { records: wrapWith([]), udongo: wrapWith(referenceLists) };
    },
    cachedAt: (responses) => {
      const parts: unknown[] = [responses, ...Object.values(Object(responses))];
      const ages = queries?.client
        .getQueryCache()
        .findAll()
        .filter(({ state }) => state.data !== undefined && parts.includes(state.data))
        // No answer came since.
        .filter(({ state }) => state.errorUpdatedAt >= state.dataUpdatedAt)
        .map(({ state }) => state.dataUpdatedAt);
      return ages?.sort((a, b) => a - b)[0];
    },
    invalidate: () => void queries?.client.invalidateQueries(),
  };
}

/** A caller that leaves doesn't take the response from the others that wait for it. */
function untilAborted<Response>(response: Promise<Response>, signal?: AbortSignal): Promise<Response> {
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([response, aborted]);
}
