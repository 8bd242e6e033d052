import { ApiError, BadResponseError, NetworkError, TimeoutError } from '../errors/ApiError.ts';
import { parseRetryAfter } from './retryAfter.ts';

/** How one call is sent. Times in milliseconds. */
export interface SendPlan {
  fetch: (request: Request, init: RequestInit) => Promise<Response>;
  method: string;
  path: string;
  signal?: AbortSignal;
  /** For one attempt, its body included. */
  timeoutMs: number;
  /** Attempts after the first. */
  retries: number;
  /** The pause before the first repeat, doubled for each further one. */
  backoffMs: number;
}

/** What a call may take with all its attempts and pauses, unless one attempt alone may take longer. */
const callLimitMs = 45_000;

/**
 * Sends a request and gives the answer with its body already read, so that a broken or endless body is met here. It repeats
 * what no answer, 429 and 502 to 504 may have been by chance, as often as the plan says.
 * Errors: `NetworkError`, `TimeoutError`, a `BadResponseError` for a redirected write, an `AbortError` for the caller's signal.
 */
export async function sendRequest(request: Request, plan: SendPlan): Promise<Response> {
  const deadlineMs = performance.now() + Math.max(callLimitMs, plan.timeoutMs);
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= plan.retries;
    const timeoutMs = Math.min(plan.timeoutMs, deadlineMs - performance.now());
    const outcome = await tryOnce(isLast ? request : request.clone(), plan, timeoutMs);
    const pauseMs = pauseAfter(outcome, attempt, plan.backoffMs);
    if (!isLast && pauseMs !== undefined && performance.now() + pauseMs < deadlineMs) {
      await pause(pauseMs, plan.signal);
    } else if (outcome instanceof ApiError) {
      throw outcome;
    } else {
      return outcome;
    }
  }
}

/** What to reject with when the caller's signal has fired: an `AbortError`, or a `TimeoutError` when it was a timer's. */
export function toSignalError(
  { reason }: AbortSignal,
  { method, path }: Pick<SendPlan, 'method' | 'path'>,
): Error {
  const name = reason instanceof Error || reason instanceof DOMException ? reason.name : '';
  if (name === 'AbortError') return reason;
  if (name === 'TimeoutError') return new TimeoutError({ method, path, cause: reason });
  return new DOMException('The call was aborted.', 'AbortError');
}

async function tryOnce(request: Request, plan: SendPlan, timeoutMs: number): Promise<Response | ApiError> {
  const { signal } = plan;
  if (signal?.aborted) throw toSignalError(signal, plan);
  const controller = new AbortController();
  const stop = () => controller.abort();
  // A fetch that does not heed its signal must not hold the call.
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const timer = setTimeout(stop, timeoutMs);
  signal?.addEventListener('abort', stop);
  try {
    return await Promise.race([fetchWhole(request, plan, controller.signal), stopped]);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw toSignalError(signal, plan);
    const details = { method: plan.method, path: plan.path, cause };
    return controller.signal.aborted ? new TimeoutError(details) : new NetworkError(details);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

async function fetchWhole(request: Request, plan: SendPlan, signal: AbortSignal): Promise<Response> {
  const response = await plan.fetch(request, { signal });
  if (plan.method !== 'GET' && isRedirect(response)) {
    // Followed, a POST becomes a GET that "succeeds" with the list: nothing was stored.
    throw new BadResponseError('The server redirected this request instead of carrying it out.', {
      method: plan.method,
      path: plan.path,
      status: response.status,
    });
  }
  const hasNoBody = [204, 205, 304].includes(response.status);
  const body = hasNoBody ? null : await response.arrayBuffer();
  return new Response(body, response);
}

function isRedirect({ redirected, type, status }: Response): boolean {
  return redirected || type === 'opaqueredirect' || (status >= 300 && status < 400);
}

/** How long to wait before the next attempt; undefined when this outcome stands. */
function pauseAfter(outcome: Response | ApiError, attempt: number, backoffMs: number): number | undefined {
  const jittered = backoffMs * 2 ** attempt * (0.5 + Math.random() / 2);
  if (outcome instanceof ApiError) return jittered;
  if (![429, 502, 503, 504].includes(outcome.status)) return undefined;
  return Math.max(jittered, parseRetryAfter(outcome.headers.get('Retry-After')) ?? 0);
}

function pause(durationMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    signal?.addEventListener('abort', end);
  });
}
