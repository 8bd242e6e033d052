import { ApiError } from '../errors/ApiError.ts';
import { toSignalError } from './sendRequest.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Decides whether a refused call goes out once more: true when there is a new login, found or asked for. Calls that are
 * refused at the same time share one question.
 */
export function createReauthorizer({ session, onUnauthorized }: UdongoOptions) {
  let asking: Promise<boolean> | undefined;

  const ask = async (error: ApiError): Promise<boolean> => {
    try {
      return (await onUnauthorized?.(error)) === true;
    } catch {
      return false;
    } finally {
      asking = undefined;
    }
  };

  return async (error: unknown, sentToken: string, signal: AbortSignal | undefined): Promise<boolean> => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    const token = session?.get()?.token;
    // Meanwhile somebody logged in anew, or out: there is nothing to ask.
    if (token !== sentToken) return token !== undefined;
    asking ??= ask(error);
    return await untilAborted(asking, error, signal);
  };
}

function untilAborted<T>(work: Promise<T>, call: ApiError, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(toSignalError(signal, call));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
