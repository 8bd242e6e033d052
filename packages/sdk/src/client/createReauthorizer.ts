import { ApiError } from '../errors/ApiError.ts';
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

  return async (error: unknown, sentToken: string): Promise<boolean> => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    const token = session?.get()?.token;
    // Meanwhile somebody logged in anew, or out: there is nothing to ask.
    if (token !== sentToken) return token !== undefined;
    asking ??= ask(error);
    return await asking;
  };
}
