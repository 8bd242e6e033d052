/** The size of a text message, which decides its cost. */
export interface SmsSize {
  /** The number of messages that are paid for; 0 for no text. */
  parts: number;
  /** Characters that still fit into the last part. */
  left: number;
  /** Whether a character outside the GSM alphabet shortens each part: 70 characters instead of 160. */
  isUnicode: boolean;
}

/**
 * Counts the parts of a text message: 160 characters in one part and 153 in each of several, or 70 and 67 with a character that is
 * not in the GSM alphabet. `^{}\[~]|€` count two there, and no such pair is split between two parts.
 * Source: 3GPP TS 23.038.
 */
export function measureSms(text: string): SmsSize {
  const characters = [...text];
  const isUnicode = !characters.every(isGsm);
  const size = (character: string) => (isUnicode ? character.length : extended.has(character) ? 2 : 1);
  const [single, several] = isUnicode ? [70, 67] : [160, 153];
  const total = characters.reduce((sum, character) => sum + size(character), 0);
  if (total === 0) return { parts: 0, left: single, isUnicode };
  if (total <= single) return { parts: 1, left: single - total, isUnicode };
  let parts = 1;
  let used = 0;
  for (const character of characters) {
    if (used + size(character) > several) {
      parts += 1;
      used = 0;
    }
    used += size(character);
  }
  return { parts, left: several - used, isUnicode };
}

/**
 * Writes a text in the GSM alphabet where no word is lost: ’ becomes ', ĩ becomes i, ũ becomes u. A text with
 * any other character outside the alphabet, such as an emoji, stays as it is.
 */
export function toSmsText(text: string): string {
  const plain = [...text].map(toGsm).join('');
  return [...plain].every(isGsm) ? plain : text;
}

const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€');

const replacements: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '\u2011': '-',
  '…': '...',
  '•': '-',
  '×': 'x',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\t': ' ',
};

function isGsm(character: string): boolean {
  return basic.has(character) || extended.has(character);
}

function toGsm(character: string): string {
  if (isGsm(character)) return character;
  return replacements[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
}
