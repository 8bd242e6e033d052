import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The content of one request. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A call as a fault gets it; `turn` counts the requests of one run from 1. */
interface FaultCall {
  request: IncomingMessage;
  response: ServerResponse;
  turn: number;
  /**
   * The address of the same run under another fault and another host name of this machine, which is another
   * origin.
   */
  elsewhere(fault: FaultName): string;
}

type Fault = (call: FaultCall) => void;

const page = JSON.stringify({
  count: 1,
  total_pages: 1,
  next: null,
  previous: null,
  results: [{ id: 22, name: 'Kiambu' }],
});
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Retry-After, X-Request-Id',
};
const preflight = {
  'Access-Control-Allow-Headers': 'accept, authorization, content-type',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
};
const html = { 'Content-Type': 'text/html' };

/** Everything that goes wrong between a phone in a field and a server; the last entries are successes. */
export const faults = {
  'dropped before the answer': ({ response }) => response.destroy(),
  'closed without an answer': ({ response }) => response.socket?.end(),
  'reset before the answer': ({ response }) => response.socket?.resetAndDestroy(),
  'dropped in the headers': ({ response }) =>
    response.socket?.write('HTTP/1.1 200 OK\r\nContent-Ty', () => response.destroy()),
  'dropped in the body': begun({ 'Content-Length': '1000' }, ({ response }) => response.destroy()),
  'dropped in a chunked body': begun({}, ({ response }) => response.destroy()),
  'closed in a chunked body': begun({}, ({ response }) => response.socket?.end()),
  'never answered': () => {},
  'never ended': begun({}),
  'a byte now and then, for ever': begun({}, ({ response }) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  }),
  'no HTTP at all': ({ response }) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
  'headers without end': ({ response }) =>
    response.socket?.end(`HTTP/1.1 200 OK\r\nX-Padding: ${'x'.repeat(600_000)}\r\n\r\n{}`),
  'gzip that is none': answer(200, '{"id": 7}', { 'Content-Encoding': 'gzip' }),
  'a redirect in a circle': ({ request, response }) =>
    send(response, 302, '', { Location: request.url ?? '' }),
  'too long a Content-Length': ({ response }) => {
    response.writeHead(200, { ...cors, 'Content-Length': '1000' });
    response.write(page, () => response.socket?.end());
  },
  'too short a Content-Length': answer(200, page, { 'Content-Length': '20' }),
  'an empty 500': answer(500, ''),
  'a 500 page': answer(500, '<h1>Server Error (500)</h1>', html),
  'a 501': answer(501, '{"detail": "This is not built yet."}'),
  'a 502 page of a proxy': answer(502, '<html>Bad gateway</html>', html),
  'a 503 with Content-Length 0': answer(503, '', { 'Content-Length': '0' }),
  'a 504': answer(504, ''),
  'a 511 page': answer(511, '<h1>Log in to the network</h1>', html),
  'a captive portal': answer(200, '<!doctype html><title>Pay for wifi</title>', html),
  'a captive portal elsewhere': ({ response, elsewhere }) =>
    send(response, 302, '', { Location: elsewhere('a page without CORS') }),
  'a page without CORS': ({ response }) => response.end('<!doctype html>'),
  'JSON that breaks off': answer(200, page.slice(0, 40)),
  'an empty 200': answer(200, ''),
  'a 204': ({ response }) => response.writeHead(204, cors).end(),
  'a 204 with a body': ({ response }) =>
    response.socket?.end(
      'HTTP/1.1 204 No Content\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\nContent-Length: 8\r\n\r\n{"id":7}',
    ),
  'a 304': ({ response }) => response.writeHead(304, cors).end(),
  null: answer(200, 'null'),
  'a number': answer(200, '7'),
  'a text': answer(200, '"Booked."'),
  'a list': answer(200, '[{"id": 22}]'),
  'a page without results': answer(200, '{"count": 0}'),
  'a page whose results are none': answer(200, '{"count": 0, "results": {"0": {}}}'),
  'NaN in JSON': answer(200, '{"id": NaN}'),
  'invalid UTF-8': answer(200, Buffer.from([0xff, 0xfe, 0x7b, 0x7d])),
  'a redirect to nowhere': answer(302, ''),
  'a redirect to another scheme': answer(302, '', { Location: 'ftp://127.0.0.1/' }),
  'a 301': redirect(301),
  'a 302': redirect(302),
  'a 303': redirect(303),
  'a 307': redirect(307),
  'a 308': redirect(308),
  'no CORS header': ({ response }) => response.end(page),
  'a refused preflight': answer(200, page),
  'a 429 that asks for a second': answer(429, '', { 'Retry-After': '1' }),
  'a 429 that names a date': ({ response }) =>
    send(response, 429, '', { 'Retry-After': new Date(Date.now() + 5000).toUTCString() }),
  'a 429 for a second': ({ response, turn }) =>
    turn === 1 ? send(response, 429, '', { 'Retry-After': '1' }) : send(response, 200, page),
  'no answer at first': ({ response, turn }) => (turn < 3 ? response.destroy() : send(response, 200, page)),
  'a refusal': answer(400, '{"samples": {"2": {"soil_type": ["\\"silt\\" is not a valid choice."]}}}'),
  'a redirect elsewhere': ({ response, elsewhere }) =>
    send(response, 302, '', { Location: elsewhere('a page') }),
  'hints first': ({ response }) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.writeProcessing();
    send(response, 200, page);
  },
  'hints and no answer': ({ response }) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.socket?.end();
  },
  'a body in single bytes': ({ response }) => {
    response.writeHead(200, cors);
    const write = (at: number) => {
      if (at === page.length) response.end();
      else response.write(page[at], () => write(at + 1));
    };
    write(0);
  },
  'a byte order mark': answer(200, `\ufeff${page}`),
  'a page': answer(200, page),
  'dropped after the answer': ({ response }) => {
    response.on('finish', () => response.socket?.destroy());
    send(response, 200, page, { 'Content-Length': Buffer.byteLength(page) });
  },
  'a PDF': answer(200, '%PDF-1.7\n%%EOF', { 'Content-Type': 'application/pdf' }),
  'an object': answer(200, '{"id": 7}'),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** A local server that misbehaves as the first segment of the path says: `/{fault}/{run}/…`. */
export interface FaultServer {
  url: string;
  /** The address of a port on which nobody listens. */
  closedUrl: string;
  close(): Promise<void>;
}

export async function startFaultServer(): Promise<FaultServer> {
  const runs = new Map<string, SeenRequest[]>();
  const server = createServer(async (request, response) => {
    const { method = '', url = '/', headers } = request;
    const [, name = '', run = ''] = url.split('/').map(decodeURIComponent);
    const seen = runs.get(run) ?? [];
    if (name === 'seen') return send(response, 200, JSON.stringify(seen));
    runs.set(run, seen);
    const isRefused = name === 'a refused preflight';
    if (method === 'OPTIONS') return send(response, isRefused ? 403 : 204, '', isRefused ? {} : preflight);
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ method, url, headers, body });
    response.on('error', () => {});
    const elsewhere = (fault: FaultName) => {
      const { port } = server.address() as AddressInfo;
      return `http://localhost:${port}/${encodeURIComponent(fault)}/${run}/elsewhere`;
    };
    faults[name as FaultName]({ request, response, turn: seen.length, elsewhere });
  });
  // Listens under every name of this machine: "localhost" can be ::1.
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    closedUrl: `http://127.0.0.1:${await findClosedPort()}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

// Closes the connection after each request: a browser itself repeats a request that was dropped on a
// connection that it had used before, even a POST. So only the client's own repeats are counted.
function send(response: ServerResponse, status: number, body: string | Buffer, headers: object = {}): void {
  response
    .writeHead(status, { ...cors, Connection: 'close', 'Content-Type': 'application/json', ...headers })
    .end(body);
}

function answer(status: number, body: string | Buffer, headers: object = {}): Fault {
  return ({ response }) => send(response, status, body, headers);
}

function redirect(status: number): Fault {
  return ({ response, elsewhere }) => send(response, status, '', { Location: elsewhere('a page') });
}

/** Begins an answer, then does something else. */
function begun(headers: object, then: Fault = () => {}): Fault {
  return (call) => {
    call.response.writeHead(200, { ...cors, 'Content-Type': 'application/json', ...headers });
    call.response.write('{"count": 1, ', () => then(call));
  };
}

async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
