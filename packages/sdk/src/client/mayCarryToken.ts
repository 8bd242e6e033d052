import { isWholeUrl } from '../values/joinUrl.ts';
import type { CallInput, Operation } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Whether to send the session token: only to the origins of `baseUrl` and `siteBaseUrl`, and only if the call
 * has no Authorization header of its own.
 */
export function mayCarryToken(operation: Operation, input: CallInput, client: UdongoOptions): boolean {
  return !operation.isAnonymous && !hasOwnAuthorization(input) && isOwnUrl(input.path, client);
}

/** Whether a call brings an Authorization header of its own, which replaces the token. */
function hasOwnAuthorization({ options: { headers = {} } }: CallInput): boolean {
  return Object.keys(headers).some((name) => /^authorization$/i.test(name));
}

/**
 * Whether an address is on an origin that the host named, as every path is: no other origin gets the token.
 */
function isOwnUrl(address: string, { baseUrl, siteBaseUrl }: UdongoOptions): boolean {
  if (!isWholeUrl(address)) return true;
  const origin = originOf(address);
  return origin !== undefined && [baseUrl, siteBaseUrl].some((own) => originOf(own) === origin);
}

function originOf(url: string | undefined): string | undefined {
  try {
    return url && new URL(url, globalThis.location?.href).origin;
  } catch {
    return undefined;
  }
}
