import type { OpenapiFetch } from '../../../sdk/src/client/openapiFetch.ts';

/**
 * Builds and sends requests like openapi-fetch, but only what the widget's calls need: queries without lists,
 * JSON, and no reading of answers.
 */
export const createOpenapiFetch = (): OpenapiFetch => ({
  request: async (method, url, { params, body, headers, redirect, fetch }) => {
    const query = Object.entries(params.query ?? {}).flatMap(([name, value]) =>
      value == null ? [] : [[name, String(value)]],
    );
    const request = new Request(query[0] ? `${url}?${new URLSearchParams(query)}` : url, {
      method: method.toUpperCase(),
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
      redirect,
    });
    return { response: await fetch(request) };
  },
});
