/**
 * Writes a number for people with commas between thousands, whatever the locale: 1700 and "1700.00" give '1,700'.
 * `fractionDigits` fixes the decimals, by default as many as there are. Empty, null and unreadable values give '-'.
 * Source: specification section 5, "Empty numeric values show '-'".
 */
export function formatNumber(value: number | string | null | undefined, fractionDigits?: number): string {
  const number = toNumber(value);
  if (number === null) return '-';
  const text = fractionDigits === undefined ? String(number) : number.toFixed(fractionDigits);
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Reads a number or a decimal string; null when there is none. */
export function toNumber(value: number | string | null | undefined): number | null {
  const text = String(value ?? '').trim();
  const number = Number(text);
  return text && Number.isFinite(number) ? number : null;
}
