/**
 * Characters that begin a formula. Full-width ones count, too: spreadsheets of East Asian locales read them.
 */
const sign = '[=+\\-@＝＋－＠]';
const isFormula = new RegExp(`^(?!-?\\d+(\\.\\d+)?$)(["\\s]*${sign}|[\\t\\r\\n])`);
/**
 * The places where a spreadsheet that does not split at commas begins a cell; it reads quotes in the middle
 * of a line as text.
 */
const cellStart = new RegExp(`[;\\t\\r\\n](?=["\\s]*${sign})`, 'g');

/**
 * Marks text that a spreadsheet would run as a formula with an apostrophe, in locales with a comma or a
 * semicolon between cells. Numbers stay as they are. Errors: never throws.
 */
export function withoutFormulas(value: string | number): string | number {
  if (typeof value === 'number') return value;
  const text = value.replace(cellStart, "$&'");
  return isFormula.test(text) ? `'${text}` : text;
}
