import { operations, type UdongoApi } from '../generated/operations.ts';
import { type Caller, createCaller } from './createCaller.ts';
import { parseOperation } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';
import { withSession } from './withSession.ts';

/**
 * Makes a client with a method for every operation of the contract: path parameters first, then the query or body, then
 * `CallOptions`. A method needs no `this`, so that it can be handed on alone.
 * With a `session`, calls carry its token, `auth.login` stores the login and `auth.logout` clears it first, then revokes the
 * old token and never rejects; both notify.
 * Errors: a call rejects with an `ApiError` (`BadRequestError`, `BadResponseError`, `NetworkError`, `TimeoutError`), or with an
 * `AbortError` when its signal fired, and with nothing else.
 */
export function createUdongo(options: UdongoOptions): UdongoApi {
  const api = createMethods(createCaller(options));
  return options.session ? { ...api, auth: withSession(api.auth, options.session, options.notify) } : api;
}

/** The interface is generated from the same operations as the table: each `resource.verb` has its method here. */
function createMethods(call: Caller): UdongoApi {
  const api: Record<string, Record<string, (...args: unknown[]) => Promise<unknown>>> = {};
  for (const [id, row] of Object.entries(operations)) {
    const [resource = '', verb = ''] = id.split('.');
    const operation = parseOperation(id, row);
    api[resource] = { ...api[resource], [verb]: (...args) => call(operation, args) };
  }
  return api as unknown as UdongoApi;
}
