import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';

/** A handle for queries inside one transaction, as services get it. It cannot open another transaction. */
export type Db = Omit<PgDatabase<PgQueryResultHKT>, 'transaction'>;

/** Runs the work of a write in one transaction; `inTransaction` is one. */
export type Write<Result> = (work: (db: Db) => Promise<Result>) => Promise<Result>;

/** The database as the app gets it: a transaction is the only way to a `Db`. */
export interface Database {
  /**
   * Runs the work in one transaction and commits it; a throw rolls it back. A server runs the work again, up to three times, when PostgreSQL
   * has undone it for no fault of its own: work changes nothing but the database. One that `isUrgent` waits for no other.
   * Errors: rejects with what the work threw, and on a server when called inside another transaction.
   */
  inTransaction: <Result>(work: (db: Db) => Promise<Result>, isUrgent?: boolean) => Promise<Result>;
  /**
   * Runs a read of several statements on one state of the data: it doesn't see what others commit in the meantime. It
   * can't write.
   * Errors: as `inTransaction`.
   */
  inSnapshot: <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;
  /**
   * Runs statements that need no transaction: each is one by itself, without the two trips to a server that begin and end it. Their
   * writes stay, also when the work throws afterwards, and are recorded in nobody's name. The embedded database has no trips: there it is one
   * transaction.
   * Errors: as `inTransaction`.
   */
  inStatements: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Runs the work; what its transactions change is recorded as done by this caller. */
  as: <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;
  /** Runs the statements of a file, which have no parameters, inside the transaction of `db`. */
  runScript: (db: Db, script: string) => Promise<unknown>;
  /** Number of transactions that have a connection, and of those that wait for one. */
  load: () => { inUse: number; waiting: number };
  close: () => Promise<void>;
}

/** Person, or part of the server, in whose name something is changed. */
export interface Caller {
  /** The operation of the contract, or the name of a job. */
  operation: string;
  requestId: string | null;
  userId: number | null;
  role: string;
  at: Date;
}

/** A value that the calling code sees in all that it waits for; `AsyncLocalStorage` is one. Browsers have none. */
export interface Scope<Value> {
  getStore: () => Value | undefined;
  run: <Result>(store: Value, work: () => Result) => Result;
}

export interface DatabaseOptions {
  /** Runs the work in one transaction of the driver; a snapshot names its kind. */
  transaction: <Result>(
    work: (db: Db) => Promise<Result>,
    kind?: typeof snapshot,
    isUrgent?: boolean,
    /** Statement that names the caller until the transaction ends; a snapshot changes nothing and has none. */
    nameCaller?: string,
  ) => Promise<Result>;
  /** Runs the work without a transaction around it; by default in one. */
  statement?: Database['inStatements'];
  runScript: Database['runScript'];
  close: () => Promise<void>;
  /** Most transactions at once; 1 by default. */
  connections?: number;
  /** Whether the calling code runs inside a transaction. */
  guard?: Scope<true>;
  /** The caller; by default the one with work in hand while there is no other. */
  callers?: Scope<Caller>;
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
export function createDatabase({
  transaction,
  statement = transaction,
  runScript,
  close,
  connections = 1,
  guard,
  callers = createLoneScope(),
}: DatabaseOptions): Database {
  let inHand = 0;
  /** Lets the work of `start` open no transaction, and counts it while it has a connection or waits for one. */
  const hold = async <Result>(
    work: (db: Db) => Promise<Result>,
    start: (held: typeof work) => Promise<Result>,
  ): Promise<Result> => {
    if (guard?.getStore()) throw new Error('A transaction was opened inside another one.');
    inHand += 1;
    try {
      return await start((db) => (guard ? guard.run(true, () => work(db)) : work(db)));
    } finally {
      inHand -= 1;
    }
  };
  return {
    inTransaction(work, isUrgent) {
      const caller = callers.getStore();
      return hold(work, (held) => transaction(held, undefined, isUrgent, caller && nameCaller(caller)));
    },
    inSnapshot: (read) => hold(read, (held) => transaction(held, snapshot)),
    inStatements: (work) => hold(work, (held) => statement(held)),
    as: (caller, work) => callers.run(caller, work),
    runScript,
    load: () => {
      const inUse = Math.min(inHand, connections);
      return { inUse, waiting: inHand - inUse };
    },
    close,
  };
}

/** The trigger `audit_row` reads this setting. It ends with the transaction, so the connection's next one does not see it. */
function nameCaller(caller: Caller): string {
  return `set local udongo.caller = '${JSON.stringify(caller).replaceAll("'", "''")}'`;
}

/** Names the caller while there is one. Of several at once it names none: a change without a name is better than one with a wrong name. */
function createLoneScope(): Scope<Caller> {
  const inHand = new Set<{ caller: Caller }>();
  return {
    getStore: () => {
      const [first, ...others] = inHand;
      return others.length === 0 ? first?.caller : undefined;
    },
    run: (caller, work) => {
      const entry = { caller };
      inHand.add(entry);
      const end = () => inHand.delete(entry);
      const result = work();
      // Comes before the code that waits for the result.
      void Promise.resolve(result).then(end, end);
      return result;
    },
  };
}
