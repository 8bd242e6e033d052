import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createSemaphore } from '../createSemaphore.ts';
import { createPgliteDriver } from '../db/createPgliteDriver.ts';
import { createDatabase, type Database } from '../db/Database.ts';
import { pgliteExtensions } from '../db/pgliteExtensions.ts';
import { createScopes } from './createScopes.ts';
import { lockFolder } from './lockFolder.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Opens the embedded database in a folder, which is made when it is missing. One process at a time.
 * Errors: rejects with `FolderInUseError` while another process has it, with `NoFolderError` when it can't be made.
 */
export async function openPgliteDatabase(folder: string): Promise<Database> {
  makeFolder(folder);
  const unlock = lockFolder(folder);
  try {
    const client = await PGlite.create(join(folder, 'pglite'), { extensions: pgliteExtensions });
    return wrapPglite(client, async () => {
      await client.close();
      unlock();
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A `Database` over an open PGlite. */
export function wrapPglite(client: PGlite, close: () => Promise<void>): Database {
  const { scopes, closeScopes } = createScopes();
  const { transaction, runScript } = createPgliteDriver(client);
  // Its one connection takes them one after the other in any case.
  const withPermit = createSemaphore({ maxConcurrent: 1, maxQueued: Number.POSITIVE_INFINITY });
  return createDatabase({
    transaction: (work, kind, isUrgent, nameCaller) =>
      withPermit(async () => {
        // PGlite answers without ever waiting: a hundred transactions in a row would keep the process from reading its
        // requests.
        await setImmediate();
        return transaction(work, kind, isUrgent, nameCaller);
      }, isUrgent),
    runScript,
    close: async () => {
      await close();
      closeScopes();
    },
    ...scopes,
  });
}
