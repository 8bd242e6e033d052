/**
 * Reduces text to the characters that people type in a search: lower-case letters and digits without accents,
 * apostrophes, hyphens or spaces. "Murang'a" and "muranga", "Taita/Taveta" and "taita taveta" become equal.
 * @internal
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/**
 * Whether a search matches a text, as on the server: "taita taveta" finds Taita/Taveta. '' matches all.
 * @internal
 */
export function fitsSearch(text: string, search: string): boolean {
  return searchKey(text).includes(searchKey(search));
}
