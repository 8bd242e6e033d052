import { mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerLog {
  /** Path of the file. */
  file: string;
  /** Open for appending; a child process writes to it. */
  descriptor: number;
}

const maximumBytes = 5_000_000;

/**
 * Opens the log of the server in the data folder, after what earlier starts wrote. A file of more than 5 MB becomes `server.log.1`
 * first and replaces the one before it.
 */
export function openServerLog(folder: string): ServerLog {
  const file = join(folder, 'server.log');
  mkdirSync(folder, { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > maximumBytes) renameSync(file, `${file}.1`);
  return { file, descriptor: openSync(file, 'a') };
}
