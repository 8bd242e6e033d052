import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Asked {
  path: string;
  authorization: string;
  headers: IncomingHttpHeaders;
  /** The body as it was sent. */
  text: string;
  /** The body, where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
  body: any;
}

/** `hang` never answers, `lost` takes the request and closes the connection; a text is sent as it is. */
export type Reply = { status?: number; body: object | string } | 'hang' | 'lost';

/** Starts a server in the place of a provider, which answers as the test says. */
export function useProviderServer() {
  let server: Server;
  let replies = new Map<string, Reply[]>();
  let asked: Asked[] = [];
  let url = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const path = request.url ?? '';
        const { headers } = request;
        const { authorization = '', 'content-type': type = '' } = headers;
        const isJson = type.startsWith('application/json') && text !== '';
        asked.push({ path, authorization, headers, text, body: isJson ? JSON.parse(text) : undefined });
        const key = [...replies.keys()].find((known) => path.startsWith(known)) ?? '';
        const list = replies.get(key) ?? [];
        const reply = list.length > 1 ? list.shift() : list[0];
        if (reply === 'hang') return;
        if (reply === 'lost') return void request.socket.destroy();
        const { status = 200, body } = reply ?? { status: 404, body: {} };
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    replies = new Map();
    asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get url() {
      return url;
    },
    /** Requests since the test began. */
    asked: () => asked,
    /** Sets the answers of addresses that begin so, one after the other; the last one stays. */
    reply: (path: string, ...answers: Reply[]) => void replies.set(path, answers),
  };
}
