/**
 * Whether a text without spaces around it can be an email address: something, an @, and a name with a dot.
 * @internal
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}
