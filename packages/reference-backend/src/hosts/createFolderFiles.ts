import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createUuid } from '@udongo/sdk/values';
import type { FileStorage } from '../media/FileStorage.ts';

/** Keeps files in a folder of this machine, which is made with the first one. Processes on several machines share none. */
export function createFolderFiles(folder: string): FileStorage {
  return {
    put: async (key, bytes) => {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      // A process that ends in the middle leaves no half file under the name.
      const unfinished = `${path}.${createUuid()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, path);
    },
    get: (key) => readFile(join(folder, key)).catch(unless('ENOENT')),
    delete: async (key) => {
      await rm(join(folder, key), { force: true });
      await rmdir(dirname(join(folder, key))).catch(unless('ENOENT', 'ENOTEMPTY'));
    },
  };
}

/** Gives null for these errors, and throws others. */
function unless(...codes: string[]) {
  return (error: unknown): null => {
    if (error instanceof Error && 'code' in error && codes.includes(String(error.code))) return null;
    throw error;
  };
}
