/** The database can't be reached, or the connection broke. A commit that was on its way may or may not have happened. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
  /** Whether the connection broke in a transaction that was not yet to be committed: PostgreSQL has undone it. */
  readonly isUndone: boolean;

  constructor(message: string, { cause, isUndone = false }: { cause?: unknown; isUndone?: boolean } = {}) {
    super(message, { cause });
    this.isUndone = isUndone;
  }
}
