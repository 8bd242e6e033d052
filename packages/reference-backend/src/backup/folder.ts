import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { isPictureKey } from '../media/pictureAddress.ts';
import { BackupError } from './BackupError.ts';
import { readExport } from './readExport.ts';
import { type Summary, summaryFields } from './summary.ts';

/** Names in the folder of a backup; `files` has those of pictures under their keys. */
export const names = { manifest: 'manifest.json', database: 'database.jsonl.gz', files: 'files' } as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const manifestFields = z.object({
  format: z.literal(1),
  made_on: z.iso.datetime(),
  summary: summaryFields,
  /** SHA-256 of the export. */
  database: sha256,
  /** SHA-256 of the files of pictures by their keys. */
  files: z.record(z.string().refine(isPictureKey), sha256),
});

export type Manifest = z.output<typeof manifestFields>;

/**
 * Reads a backup and compares each of its files with its checksum.
 * Errors: rejects with `BackupError` for a folder that is no backup, or a damaged one.
 */
export async function readBackup(folder: string): Promise<Manifest> {
  const file = join(folder, names.manifest);
  if (!existsSync(file)) {
    throw new BackupError(`${folder} is no backup: name a folder such as udongo-2026-01-31T02-00-00Z.`);
  }
  const damaged = (name: string) =>
    new BackupError(`The backup is damaged: ${name} is not what was stored. Take another one.`);
  const read = await readManifest(file);
  if (!read) throw damaged(names.manifest);
  const sums = { [names.database]: read.database, ...toPaths(read.files) };
  for (const [name, sum] of Object.entries(sums)) {
    if ((await hashFile(join(folder, name)).catch(() => '')) !== sum) throw damaged(name);
  }
  return read;
}

async function readManifest(file: string): Promise<Manifest | undefined> {
  try {
    return manifestFields.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function toPaths(files: Manifest['files']): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([key, sum]) => [join(names.files, key), sum]));
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The text of the export in a backup. */
export function openExport(folder: string): AsyncIterable<string> {
  const unpacked = createGunzip();
  // The reader of the text hears of the error.
  pipeline(createReadStream(join(folder, names.database)), unpacked).catch(() => {});
  return unpacked.setEncoding('utf8');
}

/** Gives the summary of the export, and the addresses of its pictures. Errors: as `readExport`. */
export async function readPictures(folder: string): Promise<{ summary: Summary; addresses: string[] }> {
  const addresses: string[] = [];
  const summary = await readExport(openExport(folder), (table, json) => {
    if (table === 'media') addresses.push(String(JSON.parse(json).url));
  });
  return { summary, addresses };
}
