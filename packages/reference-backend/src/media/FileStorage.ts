/**
 * The storage refused, or did not answer: what failed can be tried again later. Its message names neither the address nor the key, so it
 * can be logged.
 */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Storage for the files of pictures. Keys are relative paths of our own making and never contain a person's file name.
 * Errors: rejects with `StorageError`.
 */
export interface FileStorage {
  /** Stores a file; one that is there already is replaced. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Gives null where there is no such file. */
  get: (key: string) => Promise<Uint8Array | null>;
  /** Deletes a file; one that is not there is no error. */
  delete: (key: string) => Promise<void>;
}

/** Keeps files as long as the process runs. */
export function createMemoryFiles(): FileStorage & { keys: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
}
