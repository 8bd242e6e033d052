import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

/** A handle for queries inside one transaction, as services get it. It cannot open another transaction. */
export type Db = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>;

/** Runs the work of a write in one transaction; `inTransaction` is one. */
export type Write<Result> = (work: (db: Db) => Promise<Result>) => Promise<Result>;

/** The database as the app gets it: a transaction is the only way to a `Db`. */
export interface Database {
  /**
   * Runs the work in one transaction and commits it; a throw rolls it back. One that `isUrgent` waits for no other on the embedded database.
   * Errors: rejects with what the work threw, and on a server when called inside another transaction.
   */
  inTransaction: <Result>(work: (db: Db) => Promise<Result>, isUrgent?: boolean) => Promise<Result>;
  /**
   * Runs a read of several statements on one state of the data: it doesn't see what others commit in the meantime. It
   * can't write.
   * Errors: as `inTransaction`.
   */
  inSnapshot: <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Runs the statements of a file, which have no parameters, inside the transaction of `db`. */
  runScript: (db: Db, script: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Knows whether the calling code runs inside a transaction; `AsyncLocalStorage` is one. Browsers have none. */
export interface NestingGuard {
  getStore: () => true | undefined;
  run: <Result>(store: true, work: () => Result) => Result;
}

export interface DatabaseOptions {
  /** Runs the work in one transaction of the driver; a snapshot names its kind. */
  transaction: <Result>(
    work: (db: Db) => Promise<Result>,
    kind?: typeof snapshot,
    isUrgent?: boolean,
  ) => Promise<Result>;
  runScript: Database['runScript'];
  close: () => Promise<void>;
  guard?: NestingGuard;
}

/** The transaction of a snapshot, as Drizzle names it. */
export const snapshot = {
  isolationLevel: 'repeatable read',
  accessMode: 'read only',
} as const satisfies PgTransactionConfig;

/**
 * Wraps a driver. A transaction inside a transaction waits for itself for ever on PGlite, which has one connection,
 * while PostgreSQL does not mind: the guard makes it an error on both.
 */
export function createDatabase({ transaction, runScript, close, guard }: DatabaseOptions): Database {
  const run: DatabaseOptions['transaction'] = async (work, kind, isUrgent) => {
    if (guard?.getStore()) throw new Error('A transaction was opened inside another one.');
    return transaction((db) => (guard ? guard.run(true, () => work(db)) : work(db)), kind, isUrgent);
  };
  return {
    inTransaction: (work, isUrgent) => run(work, undefined, isUrgent),
    inSnapshot: (read) => run(read, snapshot),
    runScript,
    close,
  };
}
