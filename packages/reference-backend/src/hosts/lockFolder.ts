import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The folder belongs to a running process. */
export class FolderInUseError extends Error {
  constructor(folder: string, file: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder (lock: ${file}).`,
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Locks a folder for this process: two processes on one embedded database lose data without any error. The lock is the
 * operating system's on an open file. It therefore works across containers, whose process ids mean nothing to each other, and
 * ends with the process, however that ends. Gives the function that unlocks.
 * Errors: throws `FolderInUseError`.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'udongo.lock');
  const descriptor = openSync(file, 'a+');
  if (!tryLock(descriptor)) {
    closeSync(descriptor);
    throw new FolderInUseError(folder, file);
  }
  // The file stays: a process that removed it could remove the lock of another that has just taken it.
  return () => closeSync(descriptor);
}
