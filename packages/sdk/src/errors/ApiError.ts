import type { OperationId, Operations } from '../generated/operations.ts';
import { collectMessages } from './collectMessages.ts';
import { defaultDurationMs, describeAnswer, type ErrorDescription, errorTexts } from './describeAnswer.ts';

/** The facts about a call that every error has. */
export interface CallFacts {
  /** The operation's id, such as `bookings.create`. */
  operation?: string;
  method: string;
  /** The path without base and query. */
  path: string;
  /** The id that a middleware gave the request, until the server names one. */
  requestId?: string;
}

/** The facts about a failed call. */
export interface ApiErrorDetails extends CallFacts {
  /** 0 when there was no answer. */
  status?: number;
  body?: unknown;
  retryAfterMs?: number;
  cause?: unknown;
}

/**
 * How a call failed. `refused`: the server said no (4xx), and nothing was changed. `failed`: the server
 * failed (5xx), or its answer does not fit this call. `network`: no answer came. `timeout`: no answer came in
 * time. `unsent`: the call could not be made.
 */
export type ErrorKind = 'refused' | 'failed' | 'network' | 'timeout' | 'unsent';

/** Marks an error of this package, in whichever copy of the package the page has loaded. */
const mark = Symbol.for('@udongo/sdk error');

/**
 * The error of every failed call, except one that the caller aborted.
 * `message` is the English text for people, the same that `describeError` gives; it never contains HTML or a
 * token.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  /** How the call failed: a closed list, for a `switch`. */
  readonly kind: ErrorKind = 'unsent';
  /** The operation's id, such as `bookings.create`. */
  declare readonly operation: string | undefined;
  declare readonly method: string;
  /** The path without base and query. */
  declare readonly path: string;
  /** HTTP status; 0 when there was no answer. */
  declare readonly status: number;
  /** The answer's body: parsed JSON, else its text; undefined when there was none. Not enumerable. */
  declare readonly body: unknown;
  /** Messages of a 400 or 422 by path, as `fieldErrors` gives them; empty for other failures. Not enumerable. */
  declare readonly fieldErrors: Readonly<Record<string, string>>;
  /**
   * The id of this request (`X-Request-Id`): the server's when this page can read it, otherwise the one that
   * was sent.
   */
  declare readonly requestId: string | undefined;
  /** How long the server asked to wait, in milliseconds after the answer came. */
  declare readonly retryAfterMs: number | undefined;

  constructor(message: string, { cause, body, ...details }: ApiErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    const { status = 0 } = details;
    const fieldErrors = status === 400 || status === 422 ? readFieldErrors(body) : {};
    Object.assign(this, details, { status, [mark]: true });
    // Not enumerable, so that a log of the error has no personal data: JSON, `inspect` and error reporters leave them out.
    Object.defineProperties(this, { body: { value: body }, fieldErrors: { value: fieldErrors } });
  }
}

/** The server refused the call: an answer of 4xx. Nothing was changed. */
export class BadRequestError extends ApiError {
  override name = 'BadRequestError';
  override readonly kind: 'refused' = 'refused';
}

/**
 * The server failed, or its answer does not fit this call: a 5xx, a page of HTML or broken JSON instead of
 * JSON, a redirected write. Whether a write was carried out is unknown.
 */
export class BadResponseError extends ApiError {
  override name = 'BadResponseError';
  override readonly kind: 'failed' = 'failed';
}

/** The message for a 2xx that does not answer the call. */
export const unreadableAnswer = 'The answer of the server could not be read. Please try again later.';

/**
 * No whole answer came: there was no connection, it broke, or the browser hides the answer. Whether a write
 * was carried out is unknown.
 */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
  override readonly kind: 'network' = 'network';
  constructor(details: ApiErrorDetails) {
    super(errorTexts.networkError, details);
  }
}

/** No whole answer came in time. Whether a write was carried out is unknown. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
  override readonly kind: 'timeout' = 'timeout';
  constructor(details: ApiErrorDetails) {
    super(errorTexts.networkError, details);
  }
}

/**
 * Whether an error is one of a call of this package. Unlike `instanceof`, it recognises errors of another
 * copy of the package, such as one that was loaded with `require`. Never throws.
 */
export function isApiError(error: unknown): error is ApiError {
  return Object(error)[mark] === true;
}

/** The refusal of an operation with a status; its body is the contract's. */
export type Refusal<
  Id extends OperationId,
  Status extends keyof Operations[Id]['refusals'],
> = BadRequestError & {
  readonly operation: Id;
  readonly status: Status;
  readonly body: Operations[Id]['refusals'][Status];
};

/**
 * Whether the server refused this operation with this status: `isRefusal(error, 'bookings.create', 409)`. The
 * error's `body` then has the contract's type; a service of your own can send another body. Recognises errors
 * of another copy of the package. Never throws.
 */
export function isRefusal<Id extends OperationId, Status extends keyof Operations[Id]['refusals']>(
  error: unknown,
  operation: Id,
  status: Status,
): error is Refusal<Id, Status> {
  return isApiError(error) && error.operation === operation && error.status === status;
}

/** Creates the error of a 4xx or 5xx answer. */
export function toAnswerError(details: ApiErrorDetails & { status: number }): ApiError {
  const { message } = describeAnswer(details.status, details.body, errorTexts);
  return details.status >= 500
    ? new BadResponseError(message, details)
    : new BadRequestError(message, details);
}

/**
 * The messages of a refused request by field: dotted paths, list positions from 0 (`samples.2.soil_type`),
 * several messages joined with ', '. Messages about the whole request are under `non_field_errors`; those
 * about a whole list or nested object are under its own path. Empty for every other error and for values that
 * are no errors. Never throws.
 * Source: specification section 5, "General".
 */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) ? error.fieldErrors : {};
}

/**
 * The text that tells people about an error, and how long to show it; null for a call that the caller
 * aborted, which needs no text. A 400 shows its messages, one per line, fields by their label ('Samples 3
 * Soil Type: …', counted from 1) for 8 s, or its fallback for 6 s; everything else shows for 5 s. `texts`
 * replaces the general English texts. Never throws.
 * Source: specification section 8, general errors.
 */
export function describeError(error: unknown, texts = errorTexts): ErrorDescription | null {
  if (isAbortError(error)) return null;
  if (isApiError(error)) {
    const { kind, status, body } = error;
    if (kind === 'network' || kind === 'timeout')
      return { message: texts.networkError, durationMs: defaultDurationMs };
    if (status >= 400) return describeAnswer(status, body, texts);
  }
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
