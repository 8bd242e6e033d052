import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createUuid } from '@udongo/sdk/values';
import type { FileStorage } from '../media/FileStorage.ts';
import { isPictureKey, toPictureKeys } from '../media/pictureAddress.ts';
import { hashFile, type Manifest, names, readBackup, readPictures } from './folder.ts';

const unfinished = '.unfinished-';
/** A backup that is older and has no name yet belongs to a process that ended. */
const patienceMs = 24 * 60 * 60_000;

export interface WrittenBackup {
  folder: string;
  manifest: Manifest;
  /** Number of files that pictures name and the storage does not have. */
  missingFiles: number;
}

/**
 * Writes a backup into a folder named by the time, in `parent`. It gets this name once it is whole and read again, so that every folder
 * with such a name is a backup.
 */
export async function writeBackup(
  parent: string,
  { database, files, now }: { database: Readable; files: FileStorage; now: Date },
): Promise<WrittenBackup> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await deleteUnfinished(parent, now);
  const folder = join(parent, `${unfinished}${createUuid()}`);
  await mkdir(folder, { mode: 0o700 });
  try {
    const packed = createWriteStream(join(folder, names.database), { mode: 0o600, flush: true });
    await pipeline(database, createGzip(), packed);
    const { summary, addresses } = await readPictures(folder);
    const keys = addresses.flatMap(toPictureKeys).filter(isPictureKey);
    const stored = await copyFiles(join(folder, names.files), keys, files);
    const manifest: Manifest = {
      format: 1,
      made_on: now.toISOString(),
      summary,
      database: await hashFile(join(folder, names.database)),
      files: stored,
    };
    await write(join(folder, names.manifest), JSON.stringify(manifest, null, 2));
    await readBackup(folder);
    const named = join(parent, `udongo-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
    await rename(folder, named);
    return { folder: named, manifest, missingFiles: keys.length - Object.keys(stored).length };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Gives the SHA-256 of each file that is there. Files never change under their key; one can be deleted in the meantime. */
async function copyFiles(
  folder: string,
  keys: readonly string[],
  files: FileStorage,
): Promise<Manifest['files']> {
  const sums: Manifest['files'] = {};
  for (const key of keys) {
    const bytes = await files.get(key);
    if (!bytes) continue;
    await mkdir(dirname(join(folder, key)), { recursive: true, mode: 0o700 });
    await write(join(folder, key), bytes);
    sums[key] = createHash('sha256').update(bytes).digest('hex');
  }
  return sums;
}

function write(path: string, content: string | Uint8Array): Promise<void> {
  return writeFile(path, content, { mode: 0o600, flush: true });
}

async function deleteUnfinished(parent: string, now: Date): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(parent, name);
    if (now.getTime() - (await stat(path)).mtimeMs > patienceMs)
      await rm(path, { recursive: true, force: true });
  }
}
