import { ApiError } from '../errors/ApiError.ts';
import type { LoggedIn } from '../session/createSession.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Decides whether a refused call is sent once more: true when the same person has a new login, found or
 * requested. Calls that are refused at the same time share one prompt.
 */
export function createReauthorizer({ session, onUnauthorized }: UdongoOptions) {
  let asking: Promise<unknown> | undefined;

  return async (error: unknown, sent: LoggedIn): Promise<boolean> => {
    if (!(error instanceof ApiError) || error.status !== 401) return false;
    // If the token has changed since the request, somebody already logged in again or out: don't prompt.
    if (session?.get()?.token === sent.token) {
      // Call the host only from a promise: it can throw, and \`asking\` has to end after that, too.
      asking ??= Promise.resolve(error)
        .then(onUnauthorized)
        .catch(() => false)
        .finally(() => {
          asking = undefined;
        });
      if ((await asking) !== true) return false;
    }
    // A call that one person began is never sent as another person.
    return session?.get()?.user.id === sent.user.id;
  };
}
