import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createUuid } from '@udongo/sdk/values';
import { type FileStorage, StorageError } from '../media/FileStorage.ts';

/** Keeps files in a folder of this machine, which is made with the first one. Processes on several machines share none. */
export function createFolderFiles(folder: string): FileStorage {
  return {
    put: async (key, bytes) => {
      await orStorageError(() => put(join(folder, key), bytes));
    },
    get: (key) => orStorageError(() => readFile(join(folder, key)), 'ENOENT'),
    delete: async (key) => {
      await orStorageError(() => rm(join(folder, key), { force: true }));
      await orStorageError(() => rmdir(dirname(join(folder, key))), 'ENOENT', 'ENOTEMPTY');
    },
  };
}

async function put(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A process that ends in the middle leaves no half file under the name.
  const unfinished = `${path}.${createUuid()}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Gives null for errors with these codes. Errors: rejects with `StorageError` for others. */
async function orStorageError<T>(work: () => Promise<T>, ...expected: string[]): Promise<T | null> {
  try {
    return await work();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown error';
    if (expected.includes(code)) return null;
    throw new StorageError(`The folder refused: ${code}`, { cause });
  }
}
