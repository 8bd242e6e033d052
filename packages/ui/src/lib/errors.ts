/** The properties of a rejected port's error that this package reads; each is optional. */
interface PortError {
  message?: unknown;
  fieldErrors?: unknown;
  retryAfterMs?: unknown;
  status?: unknown;
}

/**
 * The server's message by field, paths dotted and indexed (`samples.2.soil_type`); empty when there is none.
 */
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
 * Whether the server does not support the request: 405, or 404 for a whole list or a new record.
 * `isOfRecord`: the call was about one record, for which 404 means that it is gone.
 */
export function isNotOffered(error: unknown, isOfRecord = false): boolean {
  const { status } = asPortError(error);
  return status === 405 || (status === 404 && !isOfRecord);
}

/** Whether the server has announced this operation and not built it yet. */
export function isUnbuilt(error: unknown): boolean {
  return asPortError(error).status === 501;
}

/** Whether the server asks for a login before it answers. */
export function needsLogin(error: unknown): boolean {
  return asPortError(error).status === 401;
}

/** Whether this person has no permission to read the requested data. */
export function isClosed(error: unknown): boolean {
  return needsLogin(error) || asPortError(error).status === 403;
}

/** How long the server asked to wait, in milliseconds; 0 if it gave no time. */
export function readWaitMs(error: unknown): number {
  const { retryAfterMs } = asPortError(error);
  return typeof retryAfterMs === 'number' && retryAfterMs > 0 ? retryAfterMs : 0;
}

function asPortError(error: unknown): PortError {
  return typeof error === 'object' && error !== null ? error : {};
}
