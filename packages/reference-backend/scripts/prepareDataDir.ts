import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../src/db/migrate.ts';
import { wrapPglite } from '../src/hosts/pgliteDatabase.ts';
import { readMigrations } from '../src/hosts/readMigrations.ts';

/** Writes `dist/data-dir.tar.gz`, an empty migrated database that browsers load in place of making one. */

const client = await PGlite.create();
const db = wrapPglite(client, () => client.close());
await migrate(db, readMigrations());
const dump = await client.dumpDataDir('gzip');
writeFileSync(join(import.meta.dirname, '../dist/data-dir.tar.gz'), Buffer.from(await dump.arrayBuffer()));
await db.close();
