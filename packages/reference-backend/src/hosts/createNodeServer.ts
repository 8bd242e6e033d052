import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { createApp } from '../createApp.ts';
import { drainBody } from './drainBody.ts';

/** Answers HTTP with the app. The connection stays good for the next request even if the app did not read all of this one. */
export function createNodeServer(app: ReturnType<typeof createApp>): Server {
  const server = createAdaptorServer({
    fetch: async (request, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings;
      const response = await app.fetch(request, { address: incoming.socket.remoteAddress });
      if (!(await drainBody(incoming))) outgoing.setHeader('Connection', 'close');
      return response;
    },
  });
  // Without options the adaptor makes a plain HTTP server.
  return server as Server;
}
