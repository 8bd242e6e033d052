import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** A page in all the ways in which it can travel. */
export interface Page {
  status: 200 | 404;
  identity: string;
  br: Buffer<ArrayBuffer>;
  gzip: Buffer<ArrayBuffer>;
}

export async function toPage(html: string, status: Page['status']): Promise<Page> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html) as Promise<Page['br']>,
    promisify(gzip)(html) as Promise<Page['gzip']>,
  ]);
  return { status, identity: html, br, gzip: gzipped };
}

/** Sends a page that depends on the cookies and on the browser's language: a shared cache must not keep it, and a browser asks each time. */
export function sendPage(c: Context, page: Page): Response {
  const encoding = accepts(c, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    match: (accepted) =>
      (['br', 'gzip'] as const).find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ??
      'identity',
  }) as 'br' | 'gzip' | 'identity';
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site');
  c.header('Content-Type', 'text/html; charset=utf-8');
  return c.body(page[encoding], page.status);
}
