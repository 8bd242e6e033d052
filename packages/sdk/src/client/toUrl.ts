import { joinUrl } from '../values/joinUrl.ts';
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
