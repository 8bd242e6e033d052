import type { OpenapiFetch } from '../../../sdk/src/client/openapiFetch.ts';

/** Builds and sends requests as openapi-fetch does, for what the SDK asks of it: flat queries, JSON, and no reading of answers. */
export function createOpenapiFetch(): OpenapiFetch {
  return {
    request: async (method, url, { params, body, headers, redirect, fetch }) => {
      const query = toQuery(params.query);
      const request = new Request(query ? `${url}?${query}` : url, {
        method: method.toUpperCase(),
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        body: JSON.stringify(body),
        redirect,
      });
      return { response: await fetch(request) };
    },
  };
}

/** Undefined and null are not asked for; a list asks for each of its values. */
function toQuery(query: Record<string, unknown> = {}): string {
  return Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value) => [name, value] as const))
    .flatMap(([name, value]) => (value == null ? [] : `${name}=${encodeURIComponent(String(value))}`))
    .join('&');
}
