/**
 * Reads a `Retry-After` header, seconds or an HTTP date, as milliseconds from now. Gives undefined for no
 * header and for unreadable ones; 0 for a date in the past.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return text && Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
