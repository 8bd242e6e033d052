import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export type Answerer = (request: Seen, response: ServerResponse) => void;

/** A local HTTP server that answers as a test says, one request after the other, and records the requests. */
export interface ScriptedServer {
  baseUrl: string;
  seen: Seen[];
  /** Sets the next answers; the last one is repeated. */
  answer(...answerers: Answerer[]): void;
  close(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const seen: Seen[] = [];
  let answerers: Answerer[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    const answerer = answerers.length > 1 ? answerers.shift() : answerers[0];
    answerer?.({ method, url, headers, body }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    answer(...next) {
      answerers = next;
      seen.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answerer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

export function text(body: string, status = 200, headers: Record<string, string> = {}): Answerer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Length': String(Buffer.byteLength(body)), ...headers }).end(body);
  };
}

export const page = (results: unknown[]) => ({
  count: results.length,
  total_pages: 1,
  next: null,
  previous: null,
  results,
});

/** Never answers. */
export const hang: Answerer = () => {};

/** Closes the connection without an answer. */
export const drop: Answerer = (_, response) => {
  response.destroy();
};
