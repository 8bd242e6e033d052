import { joinUrl } from '../values/joinUrl.ts';
import type { CallInput } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Gives the address of a call, without its query.
 * Errors: a `TypeError` that names the option for a base without a scheme, which a browser would look for below the page, and
 * for a call to the own site outside a browser when the client names no `siteBaseUrl`.
 */
export function toUrl({ path, options }: CallInput, client: UdongoOptions): string {
  const isSite = options.base === 'site';
  const base = isSite ? (client.siteBaseUrl ?? `${globalThis.location?.origin}`) : client.baseUrl;
  if (!/^(https?:\/\/|[/.]|$)/i.test(base))
    throw new TypeError(`${isSite ? 'siteBaseUrl' : 'baseUrl'} must start with https:// or /`);
  return joinUrl(base, path);
}
