/** "Wanjiku Kariuki" becomes "W… K…": enough to know the own one. */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}…`)
    .join(' ');
}
