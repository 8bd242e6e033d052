import { isWholeUrl, joinUrl } from '../values/joinUrl.ts';
import type { CallInput, Operation } from './Operation.ts';
import type { UdongoOptions } from './UdongoOptions.ts';

/**
 * Makes the request of a call. Without a token there is no Authorization header at all: "Bearer undefined" is refused even
 * where everybody may read.
 * Errors: a `TypeError` that repeats neither the address nor a header, as both may hold secrets.
 */
export function toRequest(
  operation: Operation,
  input: CallInput,
  token: string | undefined,
  client: UdongoOptions,
): Request {
  const { body, query } = input;
  const content = body instanceof FormData ? body : JSON.stringify(body);
  const url = `${toUrl(input, client)}${toQuery(query)}`;
  try {
    const json = 'application/json';
    const headers = new Headers({ Accept: /pdf|file/.test(operation.answers) ? '*/*' : json });
    if (typeof content === 'string') headers.set('Content-Type', json);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of new Headers(input.options.headers)) headers.set(name, value);
    // A write is not sent on to another address: a followed POST becomes a GET that "succeeds".
    const redirect = operation.method === 'GET' ? 'follow' : 'manual';
    return new Request(url, { method: operation.method, headers, body: content, redirect });
  } catch {
    throw new TypeError('The address or a header of this call is not valid');
  }
}

/** Whether a call brings an Authorization header of its own, which then stands in for the token. */
export function hasOwnAuthorization({ options: { headers = {} } }: CallInput): boolean {
  return Object.keys(headers).some((name) => /^authorization$/i.test(name));
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

function toUrl({ path, options }: CallInput, client: UdongoOptions): string {
  const base = options.base === 'site' ? (client.siteBaseUrl ?? globalThis.location?.origin) : client.baseUrl;
  if (base === undefined) throw new TypeError('The option siteBaseUrl is missing');
  return joinUrl(base, path);
}

/** What is undefined or null is not asked for; a list asks for each of its values. */
function toQuery(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, values]) =>
    [values]
      .flat()
      .filter((value) => value != null)
      .map((value) => [name, String(value)]),
  );
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
