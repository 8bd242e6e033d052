import { eq, lte } from 'drizzle-orm';
import type { Dependencies } from '../../../Dependencies.ts';
import type { Db } from '../../../db/Database.ts';
import { unkeptFiles } from '../../../db/schema.ts';
import { toPictureKeys } from '../../../media/pictureAddress.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'files'>;

/** No upload takes longer. */
const patienceMs = 60 * 60_000;
/** Most files of one run. */
const most = 500;

/** Notes files before they are stored, so that those of an upload that ends in the middle are found again. */
export async function noteUnkept(db: Db, url: string, now: Date): Promise<void> {
  await db.insert(unkeptFiles).values({ url, since: now });
}

/** Deletes the files of an address that no picture has. Errors: rejects when the storage fails; the job tries again then. */
export async function deleteUnkept({ db, files }: Deps, url: string): Promise<void> {
  await Promise.all(toPictureKeys(url).map(files.delete));
  await db.inTransaction((transaction) => transaction.delete(unkeptFiles).where(eq(unkeptFiles.url, url)));
}

/** Deletes files that have belonged to no picture for an hour. */
export async function deleteOldUnkept(dependencies: Deps): Promise<void> {
  const until = new Date(dependencies.clock().getTime() - patienceMs);
  const old = await dependencies.db.inSnapshot((db) =>
    db.select().from(unkeptFiles).where(lte(unkeptFiles.since, until)).limit(most),
  );
  for (const { url } of old) await deleteUnkept(dependencies, url);
}
