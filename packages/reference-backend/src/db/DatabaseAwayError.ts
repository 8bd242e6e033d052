/** The database can't be reached, or the connection broke. Nobody knows what became of a commit that was on its way. */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}
