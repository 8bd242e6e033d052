/**
 * The strength of a password: fewer than 8 characters are refused, 15 are recommended. Source: NIST SP
 * 800-63B.
 */
export type PasswordStrength = 'short' | 'weak' | 'good' | 'strong';

/** Judges by length; repeats and sequences such as "aaa", "123" or "cba" count as one character. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = [...password];
  if (characters.length < 8) return 'short';
  const telling = characters.filter((character, index) => !continues(characters[index - 1], character));
  const length = Math.min(telling.length, 2 * new Set(telling).size);
  if (length < 8) return 'weak';
  return length < 15 ? 'good' : 'strong';
}

function continues(before: string | undefined, character: string): boolean {
  const step = (character.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? Number.NaN);
  return Math.abs(step) <= 1;
}
