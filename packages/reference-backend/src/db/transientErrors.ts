import { DatabaseAwayError } from './DatabaseAwayError.ts';
import { readDatabaseError } from './databaseError.ts';

/** SQLSTATE of transient errors: the same request can succeed later. */
const transient = new Set([
  '25P03', // The transaction did nothing for too long.
  '40001', // Serialization failure.
  '40P01', // Deadlock.
  '55P03', // Waited too long for a lock.
  '57014', // The statement took too long.
]);

/** SQLSTATE of writes that fail while reads go on: a read-only server, an input or output error, no space on the disk. */
const writeFailures = new Set(['25006', '53100', '58030']);

/** Whether the database is away, busy or full, rather than the request or the program wrong. */
export function isTransientError(thrown: unknown): boolean {
  if (thrown instanceof DatabaseAwayError) return true;
  const { code = '' } = readDatabaseError(thrown) ?? {};
  // Classes: connection, insufficient resources, an operator's intervention.
  return transient.has(code) || writeFailures.has(code) || /^(08|53|57P)/.test(code);
}

/** Whether the database could not write. */
export function isWriteFailure(thrown: unknown): boolean {
  return writeFailures.has(readDatabaseError(thrown)?.code ?? '');
}
