import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../src/db/migrate.ts';
import { pgliteExtensions } from '../src/db/pgliteExtensions.ts';
import { wrapPglite } from '../src/hosts/pgliteDatabase.ts';
import { readMigrations } from '../src/hosts/readMigrations.ts';

/** Writes an empty migrated database as a tar file, which browsers load in place of making one. */
export async function prepareDataDir(file: string): Promise<void> {
  const client = await PGlite.create({ extensions: pgliteExtensions });
  const db = wrapPglite(client, () => client.close());
  await migrate(db, readMigrations());
  const dump = await client.dumpDataDir('gzip');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await db.close();
}
