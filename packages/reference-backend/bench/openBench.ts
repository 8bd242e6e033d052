import { createApp } from '../src/createApp.ts';
import { defaultOptions } from '../src/Dependencies.ts';
import { migrate } from '../src/db/migrate.ts';
import { nodeScrypt } from '../src/hosts/nodeScrypt.ts';
import { openPostgresDatabase } from '../src/hosts/postgresDatabase.ts';
import { readFont } from '../src/hosts/readFont.ts';
import { readMigrations } from '../src/hosts/readMigrations.ts';
import { createHasher } from '../src/PasswordHasher.ts';
import { renderWith } from '../src/renderPdf.ts';
import { seedDemo } from '../src/seed/seedDemo.ts';
import { startPostgres } from '../test/startPostgres.ts';

/** Opens the app over the demo, on a PostgreSQL of its own or on DATABASE_URL. */
export async function openBench(poolSize: number) {
  const server = process.env.DATABASE_URL ? undefined : await startPostgres();
  const url = process.env.DATABASE_URL || (server?.url ?? '');
  const db = openPostgresDatabase({ url, poolSize, onConnectionError: () => {} });
  const clock = () => new Date();
  const hasher = createHasher(nodeScrypt);
  await migrate(db, readMigrations());
  await seedDemo({ db, clock, hasher });
  const app = createApp({
    db,
    clock,
    hasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => {},
    options: defaultOptions,
  });
  const close = async () => {
    await db.close();
    await server?.stop();
  };
  return { app, db, clock, url, close };
}
