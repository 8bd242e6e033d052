import { isWholeUrl } from '../values/joinUrl.ts';
import type { CallInput, Operation } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/** Whether the login's token goes out with a call: to servers that the host has named, where nothing else says who asks. */
export function mayCarryToken(operation: Operation, input: CallInput, client: UdongoOptions): boolean {
  return !operation.isAnonymous && !hasOwnAuthorization(input) && isOwnUrl(input.path, client);
}

/** Whether a call brings an Authorization header of its own, which then stands in for the token. */
function hasOwnAuthorization({ options: { headers = {} } }: CallInput): boolean {
  return Object.keys(headers).some((name) => /^authorization$/i.test(name));
}

/** Whether an address lies on a server that the host has named, as every path does: no other may see the token. */
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
