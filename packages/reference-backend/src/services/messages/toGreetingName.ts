/**
 * Gives a name as a greeting may contain it: '' for one with anything but letters, marks, apostrophes, hyphens and spaces. Anybody
 * can have a message sent to anybody, and an address in the place of a name would be sent in the service's own words.
 */
export function toGreetingName(name: string): string {
  const trimmed = name.trim();
  return /^[\p{L}\p{M}'’ -]{1,80}$/u.test(trimmed) ? trimmed : '';
}
