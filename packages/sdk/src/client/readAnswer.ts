import {
  type ApiErrorDetails,
  BadResponseError,
  toAnswerError,
  unreadableAnswer,
} from '../errors/ApiError.ts';
import type { Operation } from './Operation.ts';
import { parseRetryAfter } from './retryAfter.ts';

/** An answer as openapi-fetch gives it: the text of a 2xx, the JSON or else the text of anything else. */
export interface Answer {
  response: Response;
  data?: string;
  error?: unknown;
}

/**
 * Gives what an answer says, in the operation's basic shape: a JSON object, a page with its list, or undefined where the
 * contract answers nothing.
 * Errors: `BadRequestError` and `BadResponseError` for 4xx and 5xx, and a `BadResponseError` for a 2xx that is no answer to
 * this operation, such as a captive portal's page or broken JSON.
 */
export function readAnswer(
  operation: Operation,
  path: string,
  { response, data = '', error }: Answer,
): unknown {
  const { status, ok, headers } = response;
  const json = ok ? parseJson(data) : error;
  if (ok && fits(operation, data, json)) return operation.answers === 'empty' ? undefined : json;
  const body = (json ?? data) || undefined;
  const details = {
    method: operation.method,
    path,
    status,
    body,
    requestId: headers.get('X-Request-Id') ?? readRequestId(body),
    retryAfterMs: parseRetryAfter(headers.get('Retry-After')),
  } satisfies ApiErrorDetails;
  if (status >= 400) throw toAnswerError(details);
  throw new BadResponseError(unreadableAnswer, details);
}

function fits({ answers }: Operation, text: string, json: unknown): boolean {
  if (answers === 'empty') return text.trim() === '' || json !== undefined;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  return answers === 'object' || ('results' in json && Array.isArray(json.results));
}

/** Undefined for what is no JSON; JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page of another origin may not read the header; the contract's 5xx bodies name the request too. */
function readRequestId(body: unknown): string | undefined {
  const id = typeof body === 'object' && body !== null && 'request_id' in body ? body.request_id : undefined;
  return typeof id === 'string' ? id : undefined;
}
