import { collectMessages } from './collectMessages.ts';
import { defaultDurationMs, describeAnswer, type ErrorDescription, errorTexts } from './describeAnswer.ts';

/** What every error says about its call. */
export interface CallFacts {
  /** The operation's id, such as `bookings.create`. */
  operation?: string;
  method: string;
  /** The path without base and query. */
  path: string;
  /** The name that a middleware gave the request, until the server names it. */
  requestId?: string;
}

/** What is known about a call that failed. */
export interface ApiErrorDetails extends CallFacts {
  /** 0 when there was no answer. */
  status?: number;
  body?: unknown;
  retryAfterMs?: number;
  cause?: unknown;
}

/**
 * What every failed call rejects with, save one that the caller aborted.
 * `message` is the English text for people, the one that `describeError` gives; it never holds HTML or a token.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** The operation's id, such as `bookings.create`. */
  declare readonly operation: string | undefined;
  declare readonly method: string;
  /** The path without base and query. */
  declare readonly path: string;
  /** HTTP status; 0 when there was no answer. */
  declare readonly status: number;
  /** The answer's body: parsed JSON, else its text; undefined when there was none. */
  declare readonly body: unknown;
  /** Messages of a 400 or 422 by path, as `fieldErrors` gives them; empty for other failures. */
  declare readonly fieldErrors: Readonly<Record<string, string>>;
  /** The name of this request (`X-Request-Id`): the server's when this page may read it, else the one that it was sent with. */
  declare readonly requestId: string | undefined;
  /** How long the server asked to wait, in milliseconds from when the answer came. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { cause, ...details }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    const { status = 0, body } = details;
    const fieldErrors = status === 400 || status === 422 ? readFieldErrors(body) : {};
    Object.assign(this, details, { status, fieldErrors });
  }
}

/** The server refused the call: an answer of 4xx. Nothing was changed. */
export class BadRequestError extends ApiError {
  override name = 'BadRequestError';
}

/**
 * The server failed, or what came is no answer to this call: a 5xx, a page of HTML or broken JSON where JSON is due, a
 * redirected write. Whether a write was carried out is unknown.
 */
export class BadResponseError extends ApiError {
  override name = 'BadResponseError';
}

/** Says that a 2xx is no answer to the call. */
export const unreadableAnswer = 'The answer of the server could not be read. Please try again later.';

/** No whole answer came: no connection, a broken one, or one that the browser hides. Whether a write was carried out is unknown. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
  constructor(details: ApiErrorDetails) {
    super(errorTexts.networkError, details);
  }
}

/** No whole answer came in time. Whether a write was carried out is unknown. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
  constructor(details: ApiErrorDetails) {
    super(errorTexts.networkError, details);
  }
}

/** The error of an answer of 4xx or 5xx. */
export function toAnswerError(details: ApiErrorDetails & { status: number }): ApiError {
  const { message } = describeAnswer(details.status, details.body, errorTexts);
  return details.status >= 500
    ? new BadResponseError(message, details)
    : new BadRequestError(message, details);
}

/**
 * The messages of a refused request by field: dotted paths, list positions from 0 (`samples.2.soil_type`), several messages
 * joined with ', '. What is about the request as a whole stands under `non_field_errors`; what is about a list or a nested
 * object as a whole stands under its own path. Empty for every other error, and for anything that is none. Never throws.
 * Source: specification section 5, "General".
 */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fieldErrors : {};
}

/**
 * What to tell people about an error and for how long; null for a call that the caller aborted, which is nothing to show.
 * A 400 shows its messages, one per line, fields by their label ('Samples 3 Soil Type: …', counted from 1) for 8 s, or its
 * fallback for 6 s; everything else shows 5 s. `texts` replaces the general English texts. Never throws.
 * Source: specification section 8, general errors.
 */
export function describeError(error: unknown, texts = errorTexts): ErrorDescription | null {
  if (isAbortError(error)) return null;
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return { message: texts.networkError, durationMs: defaultDurationMs };
  }
  if (error instanceof ApiError && error.status >= 400)
    return describeAnswer(error.status, error.body, texts);
  const message = error instanceof Error ? error.message : '';
  return { message: message || texts.unknown, durationMs: defaultDurationMs };
}

/** Whether a call was aborted by the caller's signal. */
export function isAbortError(error: unknown): boolean {
  return Object(error).name === 'AbortError';
}

function readFieldErrors(body: unknown): Record<string, string> {
  const { general, fields, handmade } = collectMessages(body);
  const whole = new Set([...general, ...handmade]);
  const places = [['non_field_errors', whole] as const, ...fields].filter(([, messages]) => messages.size);
  // fromEntries defines keys, so that "__proto__" is a key like any other.
  return Object.fromEntries(places.map(([path, messages]) => [path, [...messages].join(', ')]));
}
