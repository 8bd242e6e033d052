import { afterEach, beforeEach, vi } from 'vitest';

/** A part of the browser's storage: https://wicg.github.io/storage-buckets. */
interface StorageBuckets {
  open: (name: string) => Promise<{ caches: CacheStorage }>;
  delete: (name: string) => Promise<void>;
}

/** Gives each test a `caches` of its own: the app of the test before still deletes in the one that it had. */
export function separateCaches() {
  const buckets = Reflect.get(navigator, 'storageBuckets') as StorageBuckets;
  let name = '';
  beforeEach(async () => {
    name = crypto.randomUUID();
    vi.stubGlobal('caches', (await buckets.open(name)).caches);
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await buckets.delete(name);
  });
}
