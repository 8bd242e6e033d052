import { QueryClient } from '@tanstack/query-core';
import { type AsyncStorage, experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { storagePrefix } from './responseStorage.ts';

/** TanStack Query with its persister, in a file that no page needs before its first list. */
export function createQueryClient(storage: AsyncStorage | null) {
  const queries = {
    networkMode: 'always',
    retry: false,
    structuralSharing: false,
    gcTime: Infinity,
  } as const;
  return {
    client: new QueryClient({ defaultOptions: { queries } }),
    persister: experimental_createQueryPersister({ storage, prefix: storagePrefix, maxAge: Infinity }),
  };
}
