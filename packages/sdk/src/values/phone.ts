/**
 * Reads a Kenyan mobile number as people write and copy it (`07…`, `01…`, `254…`, `+254…`, `00254…`,
 * `+254 (0) 7…`; all but letters, digits and + is dropped) and gives it in stored form: `+254` and 9 digits that
 * begin with 7 or 1. Gives null for anything else; never throws.
 */
export function parseKenyanPhone(text: string): string | null {
  const compact = text.replace(/[^+\w]/g, '');
  const subscriber = /^(?:[+0]*254)?0?([17]\d{8})$/.exec(compact)?.[1];
  return subscriber ? `+254${subscriber}` : null;
}

/**
 * Writes a Kenyan mobile number for people, `0712 345678`; any other text stays as it is, no number gives ''.
 */
export function formatPhone(phone: string | null | undefined): string {
  if (!phone) return '';
  const stored = parseKenyanPhone(phone);
  return stored ? `0${stored.slice(4, 7)} ${stored.slice(7)}` : phone;
}
