import {
  type ApiErrorDetails,
  BadResponseError,
  type CallFacts,
  toAnswerError,
  unreadableAnswer,
} from '../errors/ApiError.ts';
import { fillLists } from './fillLists.ts';
import type { Operation } from './Operation.ts';
import { readFile } from './readFile.ts';
import { readSilentChange } from './readSilentChange.ts';
import { parseRetryAfter } from './retryAfter.ts';
import type { Received } from './sendRequest.ts';

/** Made once: making one takes longer than reading with it. */
const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Gives the content of an answer in the operation's basic shape: a JSON object, a page with its list, a list,
 * a file, or undefined where the contract answers nothing. Null for a list becomes an empty one. For a PUT or PATCH that is
 * answered 204 it gives the content that was `sent`, with the record's id.
 * Errors: `BadRequestError` and `BadResponseError` for 4xx and 5xx, and a `BadResponseError` for a 2xx that
 * does not answer this operation, such as a captive portal's page or broken JSON.
 */
export function readAnswer(
  operation: Operation,
  call: CallFacts,
  received: Received,
  sent: unknown,
): unknown {
  const { answers } = operation;
  const { status, ok, headers } = received.response;
  const changed = readSilentChange(operation, call.path, status, sent);
  if (changed) return changed;
  const text = decoder.decode(received.bytes);
  const file = ok && readFile(answers, received, text);
  if (file) return file;
  const json = parseJson(text);
  if (ok && fits(answers, text, json)) return answers === 'empty' ? undefined : json;
  const body = (json ?? text) || undefined;
  const details = {
    ...call,
    status,
    body,
    requestId: headers.get('X-Request-Id') ?? readRequestId(body) ?? call.requestId,
    retryAfterMs: parseRetryAfter(headers.get('Retry-After')),
  } satisfies ApiErrorDetails;
  if (status >= 400) throw toAnswerError(details);
  throw new BadResponseError(unreadableAnswer, details);
}

function fits(answers: Operation['answers'], text: string, json: unknown): boolean {
  if (answers === 'empty') return text.trim() === '' || json !== undefined;
  if (answers === 'list') return Array.isArray(json);
  if (Object(json) !== json || Array.isArray(json)) return false;
  return answers === 'object' || (answers === 'page' && Array.isArray(Object(json).results));
}

/** Parses JSON; undefined for text that is no JSON, because JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, fillLists);
  } catch {
    return undefined;
  }
}

/** Reads the request's id from a 5xx body, because a page of another origin cannot always read the header. */
function readRequestId(body: unknown): string | undefined {
  const id: unknown = Object(body).request_id;
  return typeof id === 'string' ? id : undefined;
}
