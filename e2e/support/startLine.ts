import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createAppServer } from '../../packages/reference-app/server/index.ts';

/**
 * 'hanging': requests are accepted and never answered. 'refused': connections are closed. 'broken': a proxy
 * answers 502. 'slow': answers come later than the app waits when it has a cached one.
 */
export type LineState = 'open' | 'hanging' | 'refused' | 'broken' | 'slow';

const slowMs = 6000;

export interface Line {
  /**
   * The address of the app, with its API under `/api`: a separate origin, so it has its own worker and
   * storage.
   */
  url: string;
  /** Sets the state of the line for every later request, and for those that hang. */
  become: (state: LineState) => void;
  /** Serves another build of the app from now on. */
  deploy: (folder: string) => void;
  close: () => Promise<void>;
}

/**
 * Serves the app that is built in `folder`, and the API at `api`, over a line that can be cut for the worker,
 * too.
 */
export async function startLine(folder: string, api: string): Promise<Line> {
  let state: LineState = 'open';
  let serveApp: ReturnType<typeof getRequestListener>;
  const server = createServer(async (request, response) => {
    const { url = '', method, headers } = request;
    if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (state === 'hanging') return;
    if (state === 'refused') return request.socket.destroy();
    if (state === 'broken') return response.writeHead(502).end('Bad gateway');
    if (!url.startsWith('/api/')) return serveApp(request, response);
    const asked = ask(api + url.slice('/api'.length), { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    // A request that the page has aborted is no failure here.
    return request.pipe(asked.on('error', () => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const deploy = (built: string) => {
    const config = {
      productName: 'Udongo',
      apiBaseUrl: `${url}/api`,
      mediaBaseUrl: null,
      analyticsSrc: null,
      support: null,
      mock: false,
      demo: true,
      withoutScreens: [],
      retryCreates: true,
      idempotencyKeys: true,
      takesConsent: true,
      referrerAgent: 'user' as const,
    };
    serveApp = getRequestListener(createAppServer({ folder: built, config }).fetch);
  };
  deploy(folder);
  return {
    url,
    become: (next) => {
      state = next;
      server.closeAllConnections();
    },
    deploy,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
