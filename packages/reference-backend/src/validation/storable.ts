/**
 * Rules for values that the database can store. Every key and every text from outside passes them, and no code behind them checks
 * again.
 */

/** Whether a number can be an id at all. */
export function isStorableKey(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
}

/** Gives the error for an id that no record, or none within the caller's reach, has. */
export function invalidKey(id: number): string {
  return `Invalid pk "${id}" - object does not exist.`;
}

/** Whether a text is a whole number that JavaScript and `bigint` hold exactly. */
export function isWholeNumber(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/**
 * Gives the reason why a text cannot be stored; undefined when it can. Half of a character would be stored as another one: no encoding
 * can carry it.
 */
export function refuseText(text: string): string | undefined {
  if (text.includes('\0')) return 'Null characters are not allowed.';
  return /\p{Surrogate}/u.test(text) ? 'Surrogate characters are not allowed.' : undefined;
}
