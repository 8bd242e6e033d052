/**
 * Reads a typed amount: '2500', '2,500', 'KES 2 500.00', '12,5'. Gives a decimal string with two decimals,
 * '2500.00'; null for anything else, more than two decimals, or an amount of which nobody can say whether its
 * comma divides thousands. Never throws.
 */
export function parseMoney(text: string): string | null {
  const compact = text.replace(/^\s*[a-z]{2,3}\b/i, '').replace(/[\s\u00a0]/g, '');
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(compact);
  const plain = grouped ? compact.replaceAll(',', '') : compact.replace(/,(\d{1,2})$/, '.$1');
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d{1,13})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === '' ? null : `${sign}${whole}.${fraction.padEnd(2, '0')}`;
}
