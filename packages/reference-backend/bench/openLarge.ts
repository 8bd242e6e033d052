import { createProgressLine } from '../scripts/progressLine.ts';
import { vacuum } from '../scripts/vacuum.ts';
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
import { seedLarge } from '../src/seed/seedLarge.ts';
import { startPostgres } from '../test/startPostgres.ts';
import { seedMoney } from './seedMoney.ts';

/**
 * Opens the app over this many bookings, with agents, payments and commissions to match, on a PostgreSQL of its own or on DATABASE_URL;
 * rows that an earlier run seeded there are kept.
 */
export async function openLarge(bookings: number) {
  const server = process.env.DATABASE_URL ? undefined : await startPostgres();
  const url = process.env.DATABASE_URL || (server?.url ?? '');
  const db = openPostgresDatabase({ url, poolSize: 10, onConnectionError: () => {} });
  const clock = () => new Date();
  const hasher = createHasher(nodeScrypt);
  await migrate(db, readMigrations());
  await seedDemo({ db, clock, hasher });
  await seedMoney.agents(db);
  const line = createProgressLine(process.stdout);
  const start = performance.now();
  const seeded = await seedLarge({ db, clock, bookings, onProgress: line.show }).finally(line.end);
  const seconds = (performance.now() - start) / 1000;
  await seedMoney.payments(db);
  await vacuum(url);
  const app = createApp({
    db,
    clock,
    hasher,
    renderPdf: renderWith(readFont),
    wakeSender: () => {},
    log: () => {},
    options: defaultOptions,
  });
  const speed =
    seeded.stored === 0
      ? 'It was seeded by an earlier run.'
      : `Seeding took ${Math.round(seconds)} s: ${Math.round(seeded.stored / seconds).toLocaleString('en')} bookings and ` +
        `${Math.round(seeded.rows / seconds).toLocaleString('en')} rows a second, all indexes kept.`;
  return {
    app,
    db,
    clock,
    /** Speed of seeding, for people. */
    speed,
    close: async () => {
      await db.close();
      await server?.stop();
    },
  };
}
