/** A leaf is a text; the keys of lists are numbers. Source: `ErrorBody` of the contract. */
export type ErrorBody = string | ErrorBody[] | { [key: string]: ErrorBody };

/** An answer that refuses the request. Services throw it; only `onError` turns it into a response. */
export class RefusedError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 412 | 413 | 415 | 429 | 503;
  readonly body: unknown;
  readonly headers: Record<string, string>;

  constructor(status: RefusedError['status'], body: unknown, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`);
    this.name = 'RefusedError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** 401 with the header that Django REST Framework sends. */
export function unauthorized(detail = 'Authentication credentials were not provided.'): RefusedError {
  return new RefusedError(401, { detail }, { 'WWW-Authenticate': 'Bearer' });
}

export function forbidden(detail = 'You do not have permission to perform this action.'): RefusedError {
  return new RefusedError(403, { detail });
}

export function notFound(detail = 'Not found.'): RefusedError {
  return new RefusedError(404, { detail });
}

/** 400 with errors by field, or any other body of the contract's `ErrorBody`. */
export function badRequest(body: ErrorBody): RefusedError {
  return new RefusedError(400, body);
}

/** 409 for a request that what is stored does not allow. */
export function conflict(detail: string): RefusedError {
  return new RefusedError(409, { detail });
}

/** 429; the wait in seconds is rounded up and at least 1. */
export function tooManyRequests(waitMs: number, why = 'Request was throttled.'): RefusedError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new RefusedError(
    429,
    { detail: `${why} Expected available in ${sayWait(seconds)}.` },
    { 'Retry-After': String(seconds) },
  );
}

/** A wait as people count it: seconds up to a minute, as Django REST Framework says them, then minutes, from two hours on hours. */
function sayWait(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds <= 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** 503 for what will pass; clients send the request again by themselves. */
export function unavailable(
  waitSeconds = 2,
  detail = 'The service is busy or its database is away. Try again in a few seconds.',
): RefusedError {
  return new RefusedError(503, { detail }, { 'Retry-After': String(waitSeconds) });
}
