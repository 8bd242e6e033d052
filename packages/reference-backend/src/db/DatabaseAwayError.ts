/** The database can't be reached, or the connection broke. A commit that was on its way may or may not have happened. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}
