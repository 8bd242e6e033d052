import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A server as in front of files and APIs: it compresses, without a cache. */
export interface Site {
  /** `http://localhost:port` */
  url: string;
  close: () => Promise<void>;
}

/** Serves a folder's files to any page; files with a hash in their name are cached for ever. */
export function startFileSite(folder: string): Promise<Site> {
  return startSite(async (request, response) => {
    const name = new URL(request.url ?? '', 'http://site').pathname;
    try {
      const body = readFileSync(join(folder, name));
      answer(request, response, 200, body, {
        'Content-Type': name.endsWith('.js') ? 'text/javascript' : 'application/json',
        'Access-Control-Allow-Origin': '*',
        'Cache-Control': 'public, max-age=31536000, immutable',
      });
    } catch {
      answer(request, response, 404, Buffer.from('Not found'), { 'Content-Type': 'text/plain' });
    }
  });
}

interface Passed {
  method: string;
  path: string;
  status: number;
}

/** Called for each answer; can add headers and hold the answer back. */
export type OnAnswer = (passed: Passed) => Record<string, string> | Promise<Record<string, string>>;

/** Passes every request on to a server and compresses the answer, like the proxy in front of an API. */
export function startProxy(target: string, onAnswer: OnAnswer = () => ({})): Promise<Site> {
  return startSite((request, response) => passOn(request, response, target + request.url, onAnswer));
}

async function passOn(request: IncomingMessage, response: ServerResponse, to: string, onAnswer: OnAnswer) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { host: _, connection: __, ...headers } = request.headers;
  const answered = await fetch(to, {
    method: request.method ?? 'GET',
    headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = Buffer.from(await answered.arrayBuffer());
  const { 'content-length': _length, ...kept } = Object.fromEntries(answered.headers);
  const { pathname: path } = new URL(to);
  const added = await onAnswer({ method: request.method ?? '', path, status: answered.status });
  answer(request, response, answered.status, body, { ...kept, ...added });
}

/**
 * Serves pages by their paths, and an empty page for all others; paths under `/api/` go to an API if there is
 * one.
 */
export function startPages(
  pageAt: (path: string) => { html: string; headers?: Record<string, string> },
  api?: { url: string; onAnswer: OnAnswer },
) {
  return startSite(async (request, response) => {
    const [, path] = request.url?.split(/^\/api(?=\/)/) ?? [];
    if (api && path) return passOn(request, response, api.url + path, api.onAnswer);
    const { html, headers } = pageAt(request.url ?? '/');
    answer(request, response, 200, Buffer.from(html), {
      'Content-Type': 'text/html; charset=utf-8',
      ...headers,
    });
  });
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function startSite(handle: Handler): Promise<Site> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  { headers: asked }: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Buffer,
  headers: Record<string, string>,
) {
  const isCompressed = /\bbr\b/.test(String(asked['accept-encoding'])) && body.length > 200;
  const sent = isCompressed ? compress(body) : body;
  response.writeHead(status, {
    ...headers,
    ...(isCompressed && { 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }),
    'Content-Length': sent.length,
  });
  response.end(sent);
}

/** Compressed answers: compressing the widget's files takes half a second, and every test requests them. */
const compressed = new Map<string, Buffer>();

function compress(body: Buffer): Buffer {
  const key = body.toString('latin1');
  const kept = compressed.get(key) ?? brotliCompressSync(body);
  compressed.set(key, kept);
  return kept;
}
