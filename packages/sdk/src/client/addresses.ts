import { isWholeUrl, joinUrl } from '../values/joinUrl.ts';
import type { CallInput } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Gives the address of a call, without its query.
 * Errors: a `TypeError` for a call to the own site outside a browser when the client names no `siteBaseUrl`.
 */
export function toUrl({ path, options }: CallInput, client: UdongoOptions): string {
  const base = options.base === 'site' ? (client.siteBaseUrl ?? globalThis.location?.origin) : client.baseUrl;
  if (base === undefined) throw new TypeError('The option siteBaseUrl is missing');
  return joinUrl(base, path);
}

/** Whether an address lies on a server that the host has named, as every path does: no other may see the token. */
export function isOwnUrl(address: string, { baseUrl, siteBaseUrl }: UdongoOptions): boolean {
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
