import type { ImportKind } from '@udongo/sdk';
import { importCacheName } from '../../../services/responseStorage.ts';
import type { ImportState } from './ImportState.ts';

/** An import that is not done, on this device; each person's apart. Storage that fails keeps nothing; no method rejects. */
export interface ImportStore {
  read: (kind: ImportKind) => Promise<ImportState | undefined>;
  write: (state: ImportState) => Promise<void>;
  remove: (kind: ImportKind) => Promise<void>;
}

/** Keeps imports in the browser's cache storage, which has room for 10,000 rows; it goes with the login. */
export function createImportStore(person: number, caches: CacheStorage | undefined): ImportStore {
  const orNothing = async <Result>(step: (cache: Cache) => Promise<Result>) => {
    try {
      return caches && (await step(await caches.open(importCacheName(person))));
    } catch {
      return undefined;
    }
  };
  return {
    read: (kind) =>
      orNothing(async (cache) => {
        const found = await cache.match(toAddress(kind));
        // Only `write` puts something there.
        return found && ((await found.json()) as ImportState);
      }),
    write: async (state) => {
      await orNothing((cache) => cache.put(toAddress(state.kind), Response.json(state)));
    },
    remove: async (kind) => {
      await orNothing((cache) => cache.delete(toAddress(kind)));
    },
  };
}

/** No server has this address. */
function toAddress(kind: ImportKind): string {
  return `/kept-import?${kind}`;
}
