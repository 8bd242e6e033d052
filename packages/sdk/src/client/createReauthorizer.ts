import { ApiError } from '../errors/ApiError.ts';
import type { LoggedIn } from '../session/createSession.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Decides whether a refused call goes out once more: true when the same person has a new login, found or asked for.
 * Calls that are refused at the same time share one question.
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

  return async (error: unknown, sent: LoggedIn): Promise<boolean> => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    // Otherwise somebody logged in anew, or out, meanwhile: there is nothing to ask.
    if (session?.get()?.token === sent.token) {
      asking ??= ask(error);
      if (!(await asking)) return false;
    }
    // What one person began is not sent as another.
    return session?.get()?.user.id === sent.user.id;
  };
}
