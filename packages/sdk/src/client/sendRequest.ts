import { ApiError, BadResponseError, type CallFacts, NetworkError } from '../errors/ApiError.ts';
import type { CallLog } from './createLog.ts';
import { parseRetryAfter } from './retryAfter.ts';
import { untilStopped } from './untilStopped.ts';

/** How one call is sent. Times in milliseconds. */
export interface SendPlan {
  fetch: (request: Request, init: RequestInit) => Promise<Response>;
  /** The facts that an error repeats about the call. */
  call: CallFacts;
  log: CallLog | undefined;
  /** The caller's signal. */
  signal?: AbortSignal;
  /** The limit of one attempt, including its body. */
  timeoutMs: number;
  /** The number of attempts after the first. */
  retries: number;
  /** The pause before the first repeat, doubled for each further one. */
  backoffMs: number;
}

/** An answer and its whole body. */
export interface Received {
  response: Response;
  bytes: ArrayBuffer;
}

/** The limit of a call with all its attempts and pauses, unless one attempt has a longer limit. */
const callLimitMs = 45_000;

/**
 * Sends a request and gives the answer with its body read, so that a broken or endless body is noticed here.
 * After no answer, 429 and 502 to 504, which can be temporary, it repeats the request as often as the plan
 * says.
 * Errors: `NetworkError`, `TimeoutError`, a `BadResponseError` for a redirected write, an `AbortError` for
 * the caller's signal.
 */
export async function sendRequest(request: Request, plan: SendPlan): Promise<Received> {
  const deadlineMs = performance.now() + Math.max(callLimitMs, plan.timeoutMs);
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= plan.retries;
    const limitMs = Math.min(plan.timeoutMs, deadlineMs - performance.now());
    // A body can be sent only once.
    const copy = isLast || !request.body ? request : request.clone();
    const outcome = await tryOnce(copy, plan, limitMs);
    const pauseMs = pauseAfter(outcome, attempt, plan.backoffMs);
    if (!isLast && pauseMs !== undefined && performance.now() + pauseMs < deadlineMs) {
      plan.log?.repeat(attempt + 2, pauseMs);
      await untilStopped((signal) => pause(pauseMs, signal), plan);
    } else if (outcome instanceof ApiError) {
      throw outcome;
    } else {
      return outcome;
    }
  }
}

/** Gives an error that a next attempt can avoid, and throws any other. */
async function tryOnce(request: Request, plan: SendPlan, limitMs: number): Promise<Received | ApiError> {
  const { call, signal } = plan;
  try {
    return await untilStopped((stopped) => fetchWhole(request, plan, stopped), { call, signal, limitMs });
  } catch (cause) {
    if (signal?.aborted || cause instanceof BadResponseError) throw cause;
    return cause instanceof ApiError ? cause : new NetworkError({ ...call, cause });
  }
}

async function fetchWhole(request: Request, plan: SendPlan, signal: AbortSignal): Promise<Received> {
  const response = await plan.fetch(request, { signal });
  if (request.method !== 'GET' && isRedirect(response)) {
    // If it were followed, a POST would become a GET that "succeeds" with the list, and nothing would be
    // stored.
    throw new BadResponseError('The server redirected this request.', {
      ...plan.call,
      status: response.status,
    });
  }
  return { response, bytes: await response.arrayBuffer() };
}

function isRedirect({ redirected, type, status }: Response): boolean {
  return redirected || type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** How long to wait before the next attempt; undefined when this outcome is final. */
function pauseAfter(outcome: Received | ApiError, attempt: number, backoffMs: number): number | undefined {
  const jittered = backoffMs * 2 ** attempt * (0.5 + Math.random() / 2);
  if (outcome instanceof ApiError) return jittered;
  const { status, headers } = outcome.response;
  if (![429, 502, 503, 504].includes(status)) return undefined;
  return Math.max(jittered, parseRetryAfter(headers.get('Retry-After')) ?? 0);
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}
