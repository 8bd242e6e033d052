const nairobiOffsetMs = 3 * 60 * 60 * 1000;

/** Writes an instant with Nairobi's offset, `2026-11-20T20:27:26.303+03:00`. Kenya has no daylight saving. */
export function toInstant(date: Date): string {
  return new Date(date.getTime() + nairobiOffsetMs).toISOString().replace('Z', '+03:00');
}
