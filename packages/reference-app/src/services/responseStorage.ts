import type { AsyncStorage } from '@tanstack/query-persist-client-core';

/** The owner of a response: a person by their id, 'everybody' for public lists, null for other lists of a visitor. */
export type Owner = number | 'everybody' | null;

export const storagePrefix = 'udongo-kept';
/** An owner's responses, the oldest of which goes for a new one. */
const maxEntries = 60;
const maxLength = 200_000;

export interface ResponseStorage extends AsyncStorage {
  /** Deletes what belongs to persons who are not logged in. */
  deleteOthers: () => Promise<void>;
}

/**
 * Stores queries in the browser's cache storage, which has more room than `localStorage`: drafts must never lack it. Each person
 * has a cache, so that a logout deletes it whole.
 */
export function createResponseStorage(caches: CacheStorage, readPerson: () => Owner): ResponseStorage {
  const deleteOthers = async () => {
    const found = await caches.keys();
    const own = [toCacheName(readPerson()), importCacheName(readPerson())];
    const names = found.filter((name) => name.startsWith(storagePrefix) && !own.includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  const readEntry = async (request: Request): Promise<[key: string, text: string]> => [
    decodeURIComponent(new URL(request.url).search.slice(1)),
    (await (await caches.match(request))?.text()) ?? '',
  ];
  return {
    deleteOthers,
    getItem: async (key) => (await caches.match(toAddress(key)))?.text(),
    setItem: async (key, text) => {
      if (text.length > maxLength) return;
      const name = cacheNameOf(key);
      const cache = await caches.open(name);
      await cache.put(toAddress(key), new Response(text));
      // The keys are in the order in which they were put.
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, -maxEntries).map((old) => cache.delete(old)));
      // The person can have logged out in the meantime.
      if (![toCacheName('everybody'), toCacheName(readPerson())].includes(name)) await deleteOthers();
    },
    removeItem: async (key) => void (await (await caches.open(cacheNameOf(key))).delete(toAddress(key))),
    entries: async () => {
      const found = [];
      for (const name of [toCacheName('everybody'), toCacheName(readPerson())]) {
        // Opening would make a cache for an owner who has none.
        const keys = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
        found.push(...(await Promise.all(keys.map(readEntry))));
      }
      return found;
    },
  };
}

/** Names the place where a person's import is stored until it is done. */
export function importCacheName(person: Owner): string {
  return `${toCacheName(person)}-import`;
}

function toCacheName(owner: Owner): string {
  return owner === 'everybody' ? 'udongo-lists' : `${storagePrefix}-${owner}`;
}

/** A query's key begins with its owner. */
function cacheNameOf(key: string): string {
  return toCacheName(JSON.parse(key.slice(storagePrefix.length + 1))[0]);
}

/** A cache finds responses by address; no server has this one. */
function toAddress(key: string): string {
  return `/kept?${encodeURIComponent(key)}`;
}
