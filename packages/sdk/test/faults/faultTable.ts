import type { FaultName } from './faultServer.ts';

/** The possible outcomes of a call: an answer, or exactly one of the typed errors. */
export type Outcome = 'an answer' | 'NetworkError' | 'TimeoutError' | 'BadResponseError' | 'BadRequestError';

export interface FaultRow {
  /** `nobody listens` is a closed port; every other name is a fault of the server. */
  fault: FaultName | 'nobody listens';
  call: 'list' | 'create' | 'delete' | 'PDF';
  outcome: Outcome;
  /** How many requests reach the server. */
  requests: number;
  /** The browser's outcome where its own rules make it different. */
  inBrowser?: { outcome: Outcome; requests: number };
}

/** The time limit of a call in the rows where no answer comes. */
export const briefMs = 120;

/** Every fault, the call that meets it, and its only outcome. */
export const faultTable: readonly FaultRow[] = [
  row('nobody listens', 'list', 'NetworkError', 0),
  row('nobody listens', 'create', 'NetworkError', 0),
  row('dropped before the answer', 'list', 'NetworkError', 3),
  row('dropped before the answer', 'create', 'NetworkError', 1),
  row('closed without an answer', 'list', 'NetworkError', 3),
  row('closed without an answer', 'create', 'NetworkError', 1),
  row('reset before the answer', 'list', 'NetworkError', 3),
  row('reset before the answer', 'create', 'NetworkError', 1),
  row('dropped in the headers', 'list', 'NetworkError', 3),
  row('dropped in the headers', 'create', 'NetworkError', 1),
  row('dropped in the body', 'list', 'NetworkError', 3),
  row('dropped in the body', 'create', 'NetworkError', 1),
  row('dropped in a chunked body', 'list', 'NetworkError', 3),
  row('closed in a chunked body', 'create', 'NetworkError', 1),
  row('too long a Content-Length', 'list', 'NetworkError', 3),
  row('never answered', 'list', 'TimeoutError', 3),
  row('never answered', 'create', 'TimeoutError', 1),
  row('never ended', 'list', 'TimeoutError', 3),
  row('never ended', 'create', 'TimeoutError', 1),
  row('a byte now and then, for ever', 'list', 'TimeoutError', 3),
  row('a byte now and then, for ever', 'delete', 'TimeoutError', 1),
  row('no HTTP at all', 'list', 'NetworkError', 3),
  row('headers without end', 'list', 'NetworkError', 3),
  row('gzip that is none', 'list', 'NetworkError', 3),
  row('a redirect in a circle', 'list', 'NetworkError', 63),
  row('too short a Content-Length', 'list', 'BadResponseError', 1),
  row('an empty 500', 'list', 'BadResponseError', 1),
  row('an empty 500', 'create', 'BadResponseError', 1),
  row('a 500 page', 'create', 'BadResponseError', 1),
  row('a 501', 'list', 'BadResponseError', 1),
  row('a 501', 'create', 'BadResponseError', 1),
  row('a 502 page of a proxy', 'list', 'BadResponseError', 3),
  row('a 502 page of a proxy', 'create', 'BadResponseError', 1),
  row('a 503 with Content-Length 0', 'list', 'BadResponseError', 3),
  row('a 503 with Content-Length 0', 'delete', 'BadResponseError', 1),
  row('a 504', 'list', 'BadResponseError', 3),
  row('a 511 page', 'list', 'BadResponseError', 1),
  row('a 511 page', 'create', 'BadResponseError', 1),
  row('a captive portal', 'list', 'BadResponseError', 1),
  row('a captive portal', 'create', 'BadResponseError', 1),
  row('a captive portal', 'delete', 'BadResponseError', 1),
  // A browser hides a page of another origin; a script outside a browser sees it.
  row('a captive portal elsewhere', 'list', 'BadResponseError', 2, ['NetworkError', 6]),
  row('JSON that breaks off', 'list', 'BadResponseError', 1),
  row('JSON that breaks off', 'create', 'BadResponseError', 1),
  row('an empty 200', 'list', 'BadResponseError', 1),
  row('an empty 200', 'create', 'BadResponseError', 1),
  row('an empty 200', 'delete', 'an answer', 1),
  row('a 204', 'list', 'BadResponseError', 1),
  row('a 204', 'create', 'BadResponseError', 1),
  row('a 204', 'delete', 'an answer', 1),
  row('a 204 with a body', 'create', 'BadResponseError', 1),
  row('a 204 with a body', 'delete', 'an answer', 1),
  row('a 304', 'list', 'BadResponseError', 1),
  row('null', 'create', 'BadResponseError', 1),
  row('null', 'list', 'BadResponseError', 1),
  row('null', 'PDF', 'BadResponseError', 1),
  row('a number', 'create', 'BadResponseError', 1),
  row('a text', 'create', 'BadResponseError', 1),
  row('a list', 'list', 'BadResponseError', 1),
  row('a list', 'create', 'BadResponseError', 1),
  row('an object', 'list', 'BadResponseError', 1),
  row('a page without results', 'list', 'BadResponseError', 1),
  row('a page whose results are none', 'list', 'BadResponseError', 1),
  row('NaN in JSON', 'create', 'BadResponseError', 1),
  row('invalid UTF-8', 'list', 'BadResponseError', 1),
  row('a 301', 'create', 'BadResponseError', 1),
  row('a 302', 'create', 'BadResponseError', 1),
  row('a 303', 'create', 'BadResponseError', 1),
  row('a 307', 'create', 'BadResponseError', 1),
  row('a 308', 'create', 'BadResponseError', 1),
  row('a 301', 'delete', 'BadResponseError', 1),
  row('a 303', 'delete', 'BadResponseError', 1),
  row('a 307', 'delete', 'BadResponseError', 1),
  row('a 308', 'delete', 'BadResponseError', 1),
  row('a redirect to nowhere', 'create', 'BadResponseError', 1),
  row('a redirect to nowhere', 'list', 'BadResponseError', 1),
  row('a redirect to another scheme', 'list', 'NetworkError', 3),
  row('a redirect to another scheme', 'create', 'BadResponseError', 1),
  row('a 301', 'list', 'an answer', 2),
  row('a 302', 'list', 'an answer', 2),
  row('a 308', 'list', 'an answer', 2),
  row('a 302', 'PDF', 'BadResponseError', 2),
  row('no CORS header', 'list', 'an answer', 1, ['NetworkError', 3]),
  row('a refused preflight', 'create', 'an answer', 1, ['NetworkError', 0]),
  row('a 429 that asks for a second', 'create', 'BadRequestError', 1),
  row('a 429 that names a date', 'create', 'BadRequestError', 1),
  row('a 429 for a second', 'list', 'an answer', 2),
  row('no answer at first', 'list', 'an answer', 3),
  row('no answer at first', 'create', 'NetworkError', 1),
  row('a refusal', 'create', 'BadRequestError', 1),
  row('hints and no answer', 'list', 'NetworkError', 3),
  row('hints and no answer', 'create', 'NetworkError', 1),
  row('hints first', 'list', 'an answer', 1),
  row('dropped after the answer', 'list', 'an answer', 1),
  row('dropped after the answer', 'create', 'an answer', 1),
  row('a body in single bytes', 'list', 'an answer', 1),
  row('a byte order mark', 'list', 'an answer', 1),
  row('a page', 'list', 'an answer', 1),
  row('an object', 'create', 'an answer', 1),
  row('an object', 'delete', 'an answer', 1),
  row('a PDF', 'PDF', 'an answer', 1),
  row('a captive portal', 'PDF', 'BadResponseError', 1),
  row('an object', 'PDF', 'BadResponseError', 1),
  row('an empty 200', 'PDF', 'BadResponseError', 1),
  row('a 204', 'PDF', 'BadResponseError', 1),
  row('a refusal', 'PDF', 'BadRequestError', 1),
  row('an empty 500', 'PDF', 'BadResponseError', 1),
  row('dropped in the body', 'PDF', 'NetworkError', 3),
  row('a byte now and then, for ever', 'PDF', 'TimeoutError', 3),
];

function row(
  fault: FaultRow['fault'],
  call: FaultRow['call'],
  outcome: Outcome,
  requests: number,
  inBrowser?: [outcome: Outcome, requests: number],
): FaultRow {
  return {
    fault,
    call,
    outcome,
    requests,
    ...(inBrowser && { inBrowser: { outcome: inBrowser[0], requests: inBrowser[1] } }),
  };
}
