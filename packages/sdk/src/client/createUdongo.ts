import type { UdongoApi } from '../generated/operations.ts';
import type * as table from '../generated/table.ts';
import { wholeTable } from '../generated/wholeTable.ts';
import { createClient } from './createClient.ts';
import { createLog, type LogOptions } from './createLog.ts';
import { parseLine } from './Operation.ts';
import type { UdongoClient } from './UdongoClient.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Creates a client with a method for every operation of `UdongoApi`: path parameters first, then the query
 * or body, then `CallOptions`. A method needs no `this`, so that it can be passed on by itself. Each list
 * also has an iterator: `for await (const farmer of udongo.farmers.iterate({ search }))`. `withResponse()` of
 * a call gives its status, headers and request id, too.
 * With a `session`, calls carry its token, `auth.login` stores the login, and `auth.logout` first clears it,
 * then revokes the old token and never rejects; both notify.
 * Errors: a call rejects with an `ApiError` (`BadRequestError`, `BadResponseError`, `NetworkError`,
 * `TimeoutError`), or with an `AbortError` when its signal fired, and with nothing else.
 */
export function createUdongo(options: UdongoOptions & LogOptions): UdongoApi & UdongoClient {
  const texts = wholeTable.split('\n').map(parseLine);
  // Both tables are generated from the same operations; nobody sees that resources to pick are not in this one.
  return createClient({ log: createLog(options), ...options }, Object.fromEntries(texts) as typeof table);
}
