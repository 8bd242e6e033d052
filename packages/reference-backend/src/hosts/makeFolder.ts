import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** There is no data folder and none can be made. Its message is one line for the person who starts the server. */
export class NoFolderError extends Error {
  override readonly name = 'NoFolderError';
  constructor(folder: string, reason: string) {
    super(`The data folder ${folder} cannot be made (${reason}). Set DATA_DIR to another folder.`);
  }
}

/**
 * Makes a folder and those above it, where they are missing. Node's own way does not end in places such as /proc.
 * Errors: throws `NoFolderError`.
 */
export function makeFolder(folder: string): void {
  try {
    make(resolve(folder));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    throw new NoFolderError(folder, code);
  }
}

function make(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) make(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
