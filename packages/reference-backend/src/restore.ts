import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { BackupError } from './backup/BackupError.ts';
import { describeBackup } from './backup/describeBackup.ts';
import { type Manifest, readBackup } from './backup/folder.ts';
import { type Place, refuseNewer, refuseOtherFiles, restoreBackup } from './backup/restoreBackup.ts';
import { pgliteExtensions } from './db/pgliteExtensions.ts';
import { createFiles } from './hosts/createFiles.ts';
import { readEnvironment } from './hosts/environment.ts';
import { explainFailure } from './hosts/explainFailure.ts';
import { openUntimedDatabase } from './hosts/openDatabase.ts';
import { wrapPglite } from './hosts/pgliteDatabase.ts';
import { readMigrations } from './hosts/readMigrations.ts';
import { createMemoryFiles } from './media/FileStorage.ts';

/**
 * Restores a backup: `npm run restore -- FOLDER` fills the empty database of DATABASE_URL or DATA_DIR and the storage of pictures. With
 * `--try` it restores into a database in memory, compares that with the backup and forgets it.
 */

const usage = 'Usage: npm run restore -- [--try] /var/backups/udongo/udongo-2026-01-31T02-00-00Z';

try {
  const { folder, isTry } = readArguments();
  const migrations = readMigrations();
  const manifest = await readBackup(folder);
  refuseNewer(manifest, migrations);
  const place = isTry ? await openMemory() : await openPlace(manifest);
  try {
    await restoreBackup(folder, manifest, { ...place, migrations });
  } finally {
    await place.database.close();
  }
  const done = isTry ? 'The backup can be restored' : 'Restored';
  process.stdout.write(`${done}: ${describeBackup(manifest)}\n`);
} catch (error) {
  process.stderr.write(`${explainFailure(error, 'Nothing was restored')}\n`);
  process.exitCode = 1;
}

function readArguments(): { folder: string; isTry: boolean } {
  const { values, positionals } = parseArgs({
    options: { try: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder, ...others] = positionals;
  if (!folder || others.length > 0) throw new BackupError(usage);
  return { folder, isTry: values.try };
}

async function openPlace(manifest: Manifest): Promise<Pick<Place, 'database' | 'files'>> {
  const environment = readEnvironment(process.env);
  if (environment.FILES === 'folder') await refuseOtherFiles(join(environment.DATA_DIR, 'files'), manifest);
  return {
    database: await openUntimedDatabase(environment, () => {}),
    files: createFiles(environment),
  };
}

async function openMemory(): Promise<Pick<Place, 'database' | 'files'>> {
  const client = await PGlite.create({ extensions: pgliteExtensions });
  return { database: wrapPglite(client, () => client.close()), files: createMemoryFiles() };
}
