import type { QueryClient } from '@tanstack/react-query';

/** The cache of the reference lists. */
export interface ListCache {
  /** The query library's client, fetched with the first list: no page needs it before. Errors: rejects when its file does not load. */
  load: () => Promise<QueryClient>;
  /** The next one who asks for a list gets a new answer. */
  invalidate: () => void;
  clear: () => void;
}

export function createListCache(): ListCache {
  let client: QueryClient | undefined;
  const load = async () => {
    const { QueryClient } = await import('./queryLibrary.ts');
    client ??= new QueryClient({ defaultOptions: { queries: { retry: false, structuralSharing: false } } });
    return client;
  };
  return {
    load,
    invalidate: () => void client?.invalidateQueries(),
    clear: () => client?.clear(),
  };
}
