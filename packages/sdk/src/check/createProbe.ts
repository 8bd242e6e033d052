import { joinUrl } from '../values/joinUrl.ts';

/** One answer, without any repair. */
export interface Answer {
  /** 0 when no answer came. */
  status: number;
  headers: Headers;
  /** Parsed JSON; undefined when the answer is something else. */
  body: unknown;
}

export interface Probe {
  get(path: string, query?: Record<string, string>, origin?: string): Promise<Answer>;
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** Sends OPTIONS, which changes nothing; Django REST Framework lists the methods of the path in `Allow`. */
  options(path: string): Promise<Answer>;
  /** Asks like a browser whether pages of an origin can send `Authorization` and JSON. */
  preflight(path: string, origin: string): Promise<Answer>;
  /** The token of every later request. */
  token: string | undefined;
}

const timeoutMs = 15_000;

/** Sends requests without the client's repairs: no retry, and no redirect is followed except for a GET. */
export function createProbe(baseUrl: string): Probe {
  const send = async (
    method: string,
    url: string,
    body?: unknown,
    own: Record<string, string> = {},
  ): Promise<Answer> => {
    const headers = new Headers({ Accept: 'application/json', ...own });
    // A browser's preflight has no token.
    if (probe.token && !headers.has('Access-Control-Request-Method'))
      headers.set('Authorization', `Bearer ${probe.token}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    try {
      const response = await fetch(url, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: method === 'GET' ? 'follow' : 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, headers: response.headers, body: parse(await response.text()) };
    } catch {
      return { status: 0, headers: new Headers(), body: undefined };
    }
  };
  const probe: Probe = {
    token: undefined,
    get: (path, query = {}, origin) =>
      send('GET', `${joinUrl(baseUrl, path)}${toQuery(query)}`, undefined, origin ? { Origin: origin } : {}),
    options: (path) => send('OPTIONS', joinUrl(baseUrl, `${path}/`)),
    preflight: (path, origin) =>
      send('OPTIONS', joinUrl(baseUrl, `${path}/`), undefined, {
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'authorization, content-type',
      }),
    write: (method, path, body) => send(method, joinUrl(baseUrl, `${path}/`), body),
  };
  return probe;
}

function toQuery(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text && `?${text}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
