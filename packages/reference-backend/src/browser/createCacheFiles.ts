import type { FileStorage } from '../media/FileStorage.ts';

/** Keeps files in the browser, where a reload finds them again. */
export function createCacheFiles(name: string): FileStorage {
  const open = () => caches.open(`${name}-files`);
  const toAddress = (key: string) => `${location.origin}/${key}`;
  return {
    put: async (key, bytes) => (await open()).put(toAddress(key), new Response(new Uint8Array(bytes))),
    get: async (key) => {
      const found = await (await open()).match(toAddress(key));
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    },
    delete: async (key) => void (await (await open()).delete(toAddress(key))),
  };
}
