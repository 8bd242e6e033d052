/**
 * Text reduced to what people type when they search: lower case letters and digits without accents, apostrophes,
 * hyphens or spaces. "Murang'a" and "muranga", "Taita/Taveta" and "taita taveta" become equal.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** Whether a search finds a text, as the server searches: "taita taveta" finds Taita/Taveta. '' finds all. */
export function fitsSearch(text: string, search: string): boolean {
  return searchKey(text).includes(searchKey(search));
}
