import { DrizzleQueryError } from 'drizzle-orm';

/** Details that both drivers give of a refused statement. */
export interface DatabaseError {
  /** SQLSTATE such as `23505`. */
  code: string;
  constraint: string;
  /** The routine of PostgreSQL that refused it. */
  routine: string;
}

/** Reads the refusal of the database from a thrown value; undefined when it is something else. */
export function readDatabaseError(thrown: unknown): DatabaseError | undefined {
  const cause: unknown = thrown instanceof DrizzleQueryError ? thrown.cause : thrown;
  if (!(cause instanceof Error) || !('code' in cause) || typeof cause.code !== 'string') return undefined;
  const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : '';
  const routine = 'routine' in cause && typeof cause.routine === 'string' ? cause.routine : '';
  return { code: cause.code, constraint, routine };
}
