/** What this package reads of a rejected port: any error may carry these, none has to. */
interface PortError {
  message?: unknown;
  fieldErrors?: unknown;
  retryAfterMs?: unknown;
  status?: unknown;
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

/**
 * Whether the server does not offer what was asked: 405 says so, and so does 404 for a whole list or a new record. `isOfRecord`: the
 * call was about one record, which a 404 says is gone.
 */
export function isNotOffered(error: unknown, isOfRecord = false): boolean {
  const { status } = asPortError(error);
  return status === 405 || (status === 404 && !isOfRecord);
}

/** Whether the server says that it will offer this, and does not yet. */
export function isUnbuilt(error: unknown): boolean {
  return asPortError(error).status === 501;
}

/** Whether the server asks for a login before it answers. */
export function needsLogin(error: unknown): boolean {
  return asPortError(error).status === 401;
}

/** Whether the server refuses to let this person read what was asked. */
export function isClosed(error: unknown): boolean {
  return needsLogin(error) || asPortError(error).status === 403;
}

/** How long the server asked to wait, in milliseconds; 0 when it did not say. */
export function readWaitMs(error: unknown): number {
  const { retryAfterMs } = asPortError(error);
  return typeof retryAfterMs === 'number' && retryAfterMs > 0 ? retryAfterMs : 0;
}

function asPortError(error: unknown): PortError {
  return typeof error === 'object' && error !== null ? error : {};
}
