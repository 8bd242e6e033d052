import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/Database.ts';
import { media } from '../../db/schema.ts';
import { isPictureKey } from '../../media/pictureAddress.ts';
import type { Issue } from '../../validation/issues.ts';
import { listPictures } from './listPictures.ts';

interface SentPictures {
  body?: string | undefined;
  cover_image?: string | undefined;
}

/**
 * An issue for each picture that readers could not see: of another website, whose server would learn who reads what, of another
 * scheme, or no longer in the library.
 */
export async function checkPictures(db: Db, { body = '', cover_image = '' }: SentPictures): Promise<Issue[]> {
  const sent = [
    ...listPictures(body).map((address) => ({ path: ['body'], address })),
    ...(cover_image === '' ? [] : [{ path: ['cover_image'], address: cover_image }]),
  ];
  const known = await findFolders(
    db,
    sent.map(({ address }) => folderOf(address)).filter((folder) => folder !== null),
  );
  const isSeen = (address: string) => {
    const folder = folderOf(address);
    return folder === null ? belowBase.test(address) : known.has(folder);
  };
  return sent
    .filter(({ address }) => !isSeen(address))
    .map(({ path, address }) => ({
      path,
      message: `Readers can't see this picture: ${address.slice(0, 200)}. Upload it, then choose it from the library.`,
    }));
}

/** A path under the media base, where an operator can put files, too. */
const belowBase = /^(?!\/\/)[^\s:\\]+$/;

/** The folder of one of our pictures, also by its whole address as the library copies it; null for any other address. */
function folderOf(address: string): string | null {
  const path = /^https?:\/\/[^\s\\/]+(\/[^\s\\]*)?\//i.exec(address);
  const key = path ? address.split('/').slice(-2).join('/') : address;
  return isPictureKey(key) ? (key.split('/')[0] ?? null) : null;
}

async function findFolders(db: Db, folders: readonly string[]): Promise<Set<string>> {
  if (folders.length === 0) return new Set();
  const folder = sql<string>`split_part(${media.url}, '/', 1)`;
  const rows = await db
    .select({ folder })
    .from(media)
    .where(inArray(folder, [...new Set(folders)]));
  return new Set(rows.map((row) => row.folder));
}
