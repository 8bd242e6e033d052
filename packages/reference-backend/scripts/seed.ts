import { parseArgs } from 'node:util';
import { migrate } from '../src/db/migrate.ts';
import { EnvironmentError, readEnvironment } from '../src/hosts/environment.ts';
import { FolderInUseError } from '../src/hosts/lockFolder.ts';
import { nodeScrypt } from '../src/hosts/nodeScrypt.ts';
import { openUntimedDatabase } from '../src/hosts/openDatabase.ts';
import { seed } from '../src/hosts/prepareDatabase.ts';
import { readMigrations } from '../src/hosts/readMigrations.ts';

import { createHasher } from '../src/PasswordHasher.ts';
import { seedLarge } from '../src/seed/seedLarge.ts';
import { createProgressLine } from './progressLine.ts';
import { vacuum } from './vacuum.ts';

/**
 * Seeds bookings: `npm run seed -- --bookings N` adds N bookings to the database of DATABASE_URL or DATA_DIR. It continues
 * where an earlier run has stopped; Ctrl-C stops it after the present batch.
 */

const usage = 'Usage: npm run seed -- --bookings 1000000';
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

try {
  const bookings = readBookings();
  const environment = readEnvironment(process.env);
  const clock = () => new Date();
  const db = await openUntimedDatabase(environment, () => {});
  try {
    await migrate(db, readMigrations());
    await seed(environment.SEED, { db, clock, hasher: createHasher(nodeScrypt) });
    const line = createProgressLine(process.stdout);
    await seedLarge({ db, clock, bookings, onProgress: line.show, signal: stop.signal }).finally(line.end);
    if (environment.DATABASE_URL) await vacuum(environment.DATABASE_URL);
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = stop.signal.aborted ? 130 : 1;
}

function readBookings(): number {
  const { values } = parseArgs({ options: { bookings: { type: 'string' } } });
  const bookings = Number(values.bookings);
  if (!/^\d{1,9}$/.test(values.bookings ?? '') || bookings === 0) throw new EnvironmentError(usage);
  return bookings;
}

function explain(error: unknown): string {
  if (stop.signal.aborted) return 'Stopped. The same command goes on from here.';
  const isPlain = error instanceof EnvironmentError || error instanceof FolderInUseError;
  if (isPlain) return error.message;
  if (!(error instanceof Error)) return 'Not seeded.';
  const cause = error.cause instanceof Error ? error.cause : error;
  return `Not seeded: ${cause.message.split('\n')[0]}`;
}
