/** `refused` is a definite no; of `unknown` nobody can say whether the provider heard. */
export type JsonAnswer =
  | { kind: 'answered'; body: unknown }
  | { kind: 'refused'; status: number; body: unknown }
  | { kind: 'unknown'; body?: unknown };

interface JsonCall {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: object;
  timeoutMs: number;
}

/** Calls a provider. Never throws, and keeps every part of the call, above all its keys, out of errors. */
export async function callJson(
  url: string,
  { method, headers, body, timeoutMs }: JsonCall,
): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      // A key must not follow to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'answered', body: answer };
    const isDefinite = response.status >= 400 && response.status < 500 && response.status !== 429;
    return isDefinite
      ? { kind: 'refused', status: response.status, body: answer }
      : { kind: 'unknown', body: answer };
  } catch {
    return { kind: 'unknown' };
  }
}
