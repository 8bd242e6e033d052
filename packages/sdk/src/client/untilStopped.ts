import { type CallFacts, TimeoutError } from '../errors/ApiError.ts';

/** The ways to stop a piece of work, and the call that the error then names. */
export interface Stops {
  call: CallFacts;
  /** The caller's signal. */
  signal?: AbortSignal;
  /** The time limit in milliseconds; absent for none. */
  limitMs?: number;
}

/**
 * Waits for a piece of work until it is stopped, whether or not the work heeds the signal that it gets.
 * Errors: as the work; a `TimeoutError` when its time is up; an `AbortError` for the caller's signal, with any other reason of
 * the signal as its `cause`, or a `TimeoutError` when that signal was a timer's.
 */
export function untilStopped<T>(
  start: (signal: AbortSignal) => Promise<T>,
  { call, signal, limitMs }: Stops,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const stop = (error: Error) => {
      end();
      reject(error);
      controller.abort();
    };
    const abort = () => stop(toSignalError(signal?.reason, call));
    const timer = limitMs === undefined ? undefined : setTimeout(() => stop(new TimeoutError(call)), limitMs);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else start(controller.signal).then(resolve, reject).finally(end);
  });
}

function toSignalError(reason: unknown, call: CallFacts): Error {
  const error = reason instanceof Error ? reason : undefined;
  if (error?.name === 'AbortError') return error;
  if (error?.name === 'TimeoutError') return new TimeoutError({ ...call, cause: error });
  return Object.assign(new DOMException('The call was aborted.', 'AbortError'), { cause: reason });
}
