import type { Middleware } from '../client/Middleware.ts';
import { createUuid } from '../values/createUuid.ts';

/** Bookings have their `uuid`, which outlives a key; answers with tokens or codes are kept nowhere; providers make the other calls. */
const keyless = /^(bookings\.create|account\.(register|undoChange))$|^(auth|secondFactor|webhooks|sandbox)\./;

/**
 * Gives each write an `Idempotency-Key`, the same for all repeats of the call, so that the client repeats it as it repeats a GET:
 * `udongo.use(idempotencyKeys())`. Logins, second factors, registrations, password resets and the creation of bookings get none, and a key that the call
 * brings in its `headers` stays.
 * Use it only for servers that are known to take keys, such as those whose `boot.get` says `takes_idempotency_keys`: any other server
 * would write twice, and a stock Django CORS setting refuses the header.
 */
export function idempotencyKeys(): Middleware {
  return (request, next, { method, operation }) => {
    const { headers } = request;
    if (method !== 'GET' && !keyless.test(operation) && !headers.has('Idempotency-Key')) {
      headers.set('Idempotency-Key', createUuid());
    }
    return next(request);
  };
}
