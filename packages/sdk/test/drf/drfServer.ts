import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerDrf, type DrfAnswer, type DrfRequest } from './drfAnswer.ts';
import { createDrfStore, type DrfKind } from './drfStore.ts';
import { recordedRoutes } from './drfViews.ts';

/**
 * A local server that answers like Django REST Framework, according to recordings of real servers
 * (`test/fixtures`).
 */
export interface DrfServer {
  url: string;
  close(): Promise<void>;
}

export async function startDrfServer(kind: DrfKind): Promise<DrfServer> {
  const store = createDrfStore(kind);
  return listenDrf((request) => answerDrf(recordedRoutes, store, request));
}

/**
 * Serves views like a stock service: a path without its slash is redirected, CORS exposes no header. `allowedHeaders` are those that
 * pages of other origins can send.
 */
export async function listenDrf(
  answer: (request: DrfRequest) => DrfAnswer,
  allowedHeaders = stockHeaders,
): Promise<DrfServer> {
  const server = createServer(async (request, response) => {
    // Before everything else, as in django-cors-headers, so that a preflight is never redirected.
    if (request.headers['access-control-request-method'])
      return send(response, {
        status: 200,
        headers: { ...preflight, 'Access-Control-Allow-Headers': allowedHeaders },
      });
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (!url.pathname.endsWith('/')) {
      const location = `${url.pathname}/${url.search}`;
      return send(response, { status: 301, html: '', headers: { Location: location } });
    }
    send(response, answer({ url, ...(await read(request)) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The default list of django-cors-headers; the browser refuses any other header. */
const stockHeaders =
  'accept, accept-encoding, authorization, content-type, dnt, origin, user-agent, x-csrftoken, x-requested-with';

const preflight = {
  'Access-Control-Allow-Methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
};

async function read(request: IncomingMessage): Promise<Omit<DrfRequest, 'url'>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const { accept = '*/*', authorization = '', 'content-type': contentType = '' } = request.headers;
  return { method: request.method ?? '', accept, authorization, contentType, text };
}

function send(response: ServerResponse, { status, json, html, headers }: DrfAnswer): void {
  const body = html ?? (json === undefined ? '' : JSON.stringify(json));
  const type = html !== undefined ? 'text/html; charset=utf-8' : json !== undefined && 'application/json';
  response
    .writeHead(status, {
      'Access-Control-Allow-Origin': '*',
      ...(type && { 'Content-Type': type }),
      ...headers,
      'Content-Length': Buffer.byteLength(body),
    })
    .end(body);
}
