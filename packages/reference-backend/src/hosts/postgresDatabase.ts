import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createDatabase, type Database } from '../db/Database.ts';

export interface PostgresOptions {
  url: string;
  /** Most connections at once. */
  poolSize: number;
  /** Told when an idle connection breaks; the next request opens another one. */
  onConnectionError: (error: Error) => void;
}

/** A PostgreSQL database behind a pool. Nothing is connected until it is used. */
export function openPostgresDatabase({ url, poolSize, onConnectionError }: PostgresOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'udongo',
  });
  pool.on('error', onConnectionError);
  return createDatabase({
    client: drizzle({ client: pool }),
    close: () => pool.end(),
    guard: new AsyncLocalStorage<true>(),
  });
}
