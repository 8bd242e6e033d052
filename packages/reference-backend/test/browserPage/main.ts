import { createBrowserBackend } from '../../src/browser.ts';

/** Puts the backend where the test can call it. */
const backend = createBrowserBackend({ dataDir: 'data-dir.tar.gz' });

export async function call(
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<{ status: number; body: unknown }> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const response = await backend.fetch(new Request(`http://localhost:8080${path}`, init));
  const text = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return { status: response.status, body: isJson ? JSON.parse(text) : text || undefined };
}

Object.assign(globalThis, { call });
