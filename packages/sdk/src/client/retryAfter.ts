/**
 * Reads a `Retry-After` header, seconds or an HTTP date, as milliseconds from now. Gives undefined for none and for
 * unreadable ones; a date gone by gives 0.
 */
export function parseRetryAfter(header: string | null, now: number = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return text && Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined;
}
