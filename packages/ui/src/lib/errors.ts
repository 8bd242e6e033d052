/** What this package reads of a rejected port: any error may carry these, none has to. */
interface PortError {
  message?: unknown;
  fieldErrors?: unknown;
  retryAfterMs?: unknown;
}

/** The server's message per field, paths dotted and indexed (`samples.2.soil_type`); empty when there is none. */
export function readFieldErrors(error: unknown): Readonly<Record<string, string>> {
  const { fieldErrors } = asPortError(error);
  if (typeof fieldErrors !== 'object' || fieldErrors === null) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The error's own message, or `fallback` when it has none. */
export function readErrorMessage(error: unknown, fallback: string): string {
  const { message } = asPortError(error);
  return typeof message === 'string' && message !== '' ? message : fallback;
}

/** How long the server asked to wait, in milliseconds; 0 when it did not say. */
export function readWaitMs(error: unknown): number {
  const { retryAfterMs } = asPortError(error);
  return typeof retryAfterMs === 'number' && retryAfterMs > 0 ? retryAfterMs : 0;
}

function asPortError(error: unknown): PortError {
  return typeof error === 'object' && error !== null ? error : {};
}
