import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database } from '../db/Database.ts';
import type { Migration } from '../db/migrate.ts';
import type { FileStorage } from '../media/FileStorage.ts';
import { BackupError } from './BackupError.ts';
import { type Manifest, names, openExport } from './folder.ts';
import { importDatabase } from './importDatabase.ts';

export interface Place {
  database: Database;
  files: FileStorage;
  migrations: readonly Migration[];
}

/** Restores a backup that `readBackup` has read: its files first, then the database as a whole. Errors: as `importDatabase`. */
export async function restoreBackup(
  folder: string,
  manifest: Manifest,
  { database, files, migrations }: Place,
): Promise<void> {
  for (const key of Object.keys(manifest.files)) {
    await files.put(key, await readFile(join(folder, names.files, key)));
  }
  await importDatabase(database, manifest.summary, openExport(folder), migrations);
}

/** Errors: throws `BackupError` for a backup with a migration that this program does not know. */
export function refuseNewer({ summary }: Manifest, known: readonly Migration[]): void {
  const unknown = summary.migrations.find((name) => !known.some((migration) => migration.name === name));
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup is newer than this program: it has ${unknown}. Restore it with the version that made it.`,
  );
}

/** Refuses a folder with other files than those of the backup; a restore that broke off has left some of these. Errors: rejects with `BackupError`. */
export async function refuseOtherFiles(folder: string, { files }: Manifest): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const other = found.some(
    (entry) => entry.isFile() && !(relative(folder, join(entry.parentPath, entry.name)) in files),
  );
  if (other) throw new BackupError(`${folder} has files. Move them away, then try again.`);
}
