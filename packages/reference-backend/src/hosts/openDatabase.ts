import type { LogEntry } from '../Dependencies.ts';
import type { Database } from '../db/Database.ts';
import type { Environment } from './environment.ts';
import { openPgliteDatabase } from './pgliteDatabase.ts';
import { openPostgresDatabase, type PostgresTimeouts } from './postgresDatabase.ts';

type Log = (entry: LogEntry) => void;

/** Opens the database of the environment, for requests. Errors: as `openPgliteDatabase`. */
export function openDatabase(environment: Environment, log: Log): Promise<Database> {
  return open(environment, log, {
    connect: environment.DATABASE_CONNECT_TIMEOUT_MS,
    statement: environment.DATABASE_STATEMENT_TIMEOUT_MS,
    lock: environment.DATABASE_LOCK_TIMEOUT_MS,
    idle: environment.DATABASE_IDLE_TIMEOUT_MS,
  });
}

/** The same for work that takes as long as it takes. */
export function openUntimedDatabase(environment: Environment, log: Log): Promise<Database> {
  return open(environment, log);
}

async function open(
  { DATABASE_URL, DATABASE_POOL_SIZE, DATABASE_PREPARES, DATA_DIR }: Environment,
  log: Log,
  timeouts?: PostgresTimeouts,
): Promise<Database> {
  if (!DATABASE_URL) return openPgliteDatabase(DATA_DIR);
  return openPostgresDatabase({
    url: DATABASE_URL,
    poolSize: DATABASE_POOL_SIZE,
    prepares: DATABASE_PREPARES === 'yes',
    ...(timeouts && { timeouts }),
    onConnectionError: ({ name }) => log({ level: 'error', msg: 'database connection lost', error: name }),
  });
}
