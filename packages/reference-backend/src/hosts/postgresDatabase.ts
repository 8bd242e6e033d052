import { sql } from 'drizzle-orm';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createStatementNames } from '../db/createStatementNames.ts';
import { createDatabase, type Database, type Db, snapshot } from '../db/Database.ts';
import { DatabaseAwayError } from '../db/DatabaseAwayError.ts';
import { readDatabaseError } from '../db/databaseError.ts';
import { createScopes } from './createScopes.ts';

export interface PostgresOptions {
  url: string;
  /** Most connections at once, besides one for what is urgent. */
  poolSize: number;
  /** None by default: a migration or an import may take as long as it takes. */
  timeouts?: PostgresTimeouts;
  /**
   * Whether statements that are run again are prepared once on each connection. Off behind PgBouncer older than 1.21 in transaction mode, which
   * hands a transaction to a connection that doesn't know them. Default: true.
   */
  prepares?: boolean;
  /** Told when a connection breaks; the next request opens another one. */
  onConnectionError: (error: Error) => void;
}

/** Timeouts in milliseconds. */
export interface PostgresTimeouts {
  /** Longest wait of a request for a connection. */
  connect: number;
  statement: number;
  lock: number;
  /** Longest time for which a transaction may do nothing. */
  idle: number;
}

/** A PostgreSQL database behind a pool. Nothing is connected until it is used. */
export function openPostgresDatabase({
  url,
  poolSize,
  timeouts,
  prepares = true,
  onConnectionError,
}: PostgresOptions): Database {
  const nameOf = prepares ? createStatementNames() : () => undefined;
  const options: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: timeouts?.connect ?? 10_000,
    ...(timeouts && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idle,
      // PostgreSQL ends the statement first; this ends the wait for a machine that has vanished.
      query_timeout: timeouts.statement + timeouts.connect,
    }),
    keepAlive: true,
    application_name: 'udongo',
  };
  const open = (max: number) => {
    const pool = new pg.Pool({ ...options, max });
    // The pool listens to idle clients only: a connection that breaks in a request's hands would end the process.
    pool.on('connect', (client) => client.on('error', onConnectionError));
    pool.on('error', () => {});
    return pool;
  };
  const pool = open(poolSize);
  const urgent = open(1);
  const { scopes, closeScopes } = createScopes();
  const limits = timeouts ? '' : withoutLimits;
  return createDatabase({
    transaction: (work, kind, isUrgent, nameCaller) =>
      repeatUndone(() =>
        runTransaction(
          isUrgent ? urgent : pool,
          nameOf,
          work,
          (kind ? beginSnapshot : begin(nameCaller)) + limits,
        ),
      ),
    statement: (work) => runTransaction(pool, nameOf, work),
    // Without parameters it is a simple query, which takes several statements.
    runScript: (db, script) => db.execute(sql.raw(script)),
    close: async () => {
      await Promise.all([pool.end(), urgent.end()]);
      closeScopes();
    },
    connections: poolSize,
    ...scopes,
  });
}

/** One statement: a second one for the kind would be a second trip to the server, for each request. */
const beginSnapshot = `begin isolation level ${snapshot.isolationLevel} ${snapshot.accessMode}`;

/** Behind PgBouncer the limits are those of the user in PostgreSQL, also for what has none. */
const withoutLimits =
  '; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** One trip to the server for both statements. */
function begin(nameCaller: string | undefined): string {
  return nameCaller ? `begin; ${nameCaller}` : 'begin';
}

type NameOf = ReturnType<typeof createStatementNames>;

/** The client as Drizzle takes it, with names for statements that have parameters; several statements in one text have none. */
function withNames(client: pg.PoolClient, nameOf: NameOf): pg.PoolClient {
  const query = (config: pg.QueryConfig, values: unknown[]) => {
    const name = values.length > 0 ? nameOf(config.text) : undefined;
    return client.query(name ? { ...config, name } : config, values);
  };
  return { query } as pg.PoolClient;
}

/** Keeps the names of columns, which `drizzle()` works out again for each connection that it gets. */
const dialect = new PgDialect();

function toDb(client: pg.PoolClient): Db {
  return new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined);
}

/** Most runs of one transaction, and the time after whose end no other one begins. */
const mostRuns = 3;
const repeatForMs = 5000;

/**
 * Runs a transaction again that is known to be undone: it met others (40001, 40P01), or its connection broke before it was to be committed.
 * A commit without an answer is not repeated here: it may have happened, and only a client's uuid or key tells. Statements outside of a
 * transaction are not repeated either, because the first ones stay.
 */
async function repeatUndone<Result>(run: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + repeatForMs;
  for (let runs = 1; ; runs += 1) {
    try {
      return await run();
    } catch (error) {
      if (runs === mostRuns || performance.now() > end || !isUndone(error)) throw error;
      // Those who met don't meet again at once.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * runs));
    }
  }
}

function isUndone(error: unknown): boolean {
  if (error instanceof DatabaseAwayError) return error.isUndone;
  return ['40001', '40P01'].includes(readDatabaseError(error)?.code ?? '');
}

/** Runs the work in a transaction that begins with the statement `first`; without one, each statement is committed by itself. */
async function runTransaction<Result>(
  pool: pg.Pool,
  nameOf: NameOf,
  work: (db: Db) => Promise<Result>,
  first?: string,
): Promise<Result> {
  const client = await pool.connect().catch((cause: unknown) => {
    throw new DatabaseAwayError('No connection.', { cause });
  });
  let broken = false;
  let isUndone = first !== undefined;
  try {
    if (first) await client.query(first);
    const result = await work(toDb(withNames(client, nameOf)));
    if (!first) return result;
    isUndone = false;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The database rolled back what was to be committed.');
    return result;
  } catch (cause) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    // A migration changed what a prepared statement gives: only a new connection forgets it.
    broken ||= readDatabaseError(cause)?.routine === 'RevalidateCachedQuery';
    throw broken ? new DatabaseAwayError('The connection broke.', { cause, isUndone }) : cause;
  } finally {
    client.release(broken);
  }
}
