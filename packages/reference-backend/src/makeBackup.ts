import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { BackupError } from './backup/BackupError.ts';
import { describeBackup } from './backup/describeBackup.ts';
import { exportDatabase } from './backup/exportDatabase.ts';
import { backupSocket } from './backup/offerBackups.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { createFiles } from './hosts/createFiles.ts';
import { type Environment, readEnvironment } from './hosts/environment.ts';
import { explainFailure } from './hosts/explainFailure.ts';
import { FolderInUseError } from './hosts/lockFolder.ts';
import { openUntimedDatabase } from './hosts/openDatabase.ts';

/**
 * Makes a backup while the server runs: `npm run backup -- FOLDER` writes `FOLDER/udongo-<time>` with the database of DATABASE_URL or
 * DATA_DIR and the files of its pictures. A server on the embedded database gives its rows through a socket.
 */

const usage = 'Usage: npm run backup -- /var/backups/udongo';

try {
  const [parent, ...others] = process.argv.slice(2);
  if (!parent || others.length > 0) throw new BackupError(usage);
  const environment = readEnvironment(process.env);
  const { stream, close } = await openStream(environment);
  try {
    const files = createFiles(environment);
    const written = await writeBackup(parent, { database: stream, files, now: new Date() });
    process.stdout.write(`${written.folder}: ${describeBackup(written.manifest)}\n`);
    if (written.missingFiles > 0) {
      process.stdout.write(
        `Pictures lack ${written.missingFiles} files: they were deleted, or the storage lost them.\n`,
      );
    }
  } finally {
    await close();
  }
} catch (error) {
  process.stderr.write(`${explainFailure(error, 'No backup was made')}\n`);
  process.exitCode = 1;
}

/** The export of the database: its own where nobody has it, the server's where that owns the embedded one. */
async function openStream(
  environment: Environment,
): Promise<{ stream: Readable; close: () => Promise<void> }> {
  const { DATABASE_URL, DATA_DIR } = environment;
  if (!DATABASE_URL && !existsSync(join(DATA_DIR, 'pglite'))) {
    throw new BackupError(`${DATA_DIR} has no database. Name its folder with DATA_DIR, or set DATABASE_URL.`);
  }
  try {
    const database = await openUntimedDatabase(environment, () => {});
    const stream = new PassThrough();
    const exported = exportDatabase(database, stream).catch(() => {});
    const close = async () => {
      stream.destroy();
      await exported;
      await database.close();
    };
    return { stream, close };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const stream = connect(backupSocket(DATA_DIR));
    await once(stream, 'connect').catch(() => {
      throw new BackupError(
        'The server cannot be asked for a backup. Stop it and try again, or start it anew.',
      );
    });
    return { stream, close: async () => void stream.destroy() };
  }
}
