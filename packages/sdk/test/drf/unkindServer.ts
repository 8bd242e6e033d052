import { answerDrf, type DrfAnswer, type DrfRequest } from './drfAnswer.ts';
import { type DrfServer, listenDrf } from './drfServer.ts';
import { createUnkindStore, type UnkindKind, type UnkindStore } from './unkindStore.ts';
import { unkindRoutes } from './unkindViews.ts';

export interface UnkindServer extends DrfServer {
  /** What the server keeps; a test reads and changes it. */
  store: UnkindStore;
  /** Every request that reached a view, as `GET /counties/`. */
  asked: string[];
  /** Answers a request in place of the server, or lets it be. Until `null` is set. */
  intercept: ((request: DrfRequest) => DrfAnswer | undefined) | null;
}

/** Starts a plain Django REST Framework service that does nothing for Udongo: see `unkindRoutes`. */
export async function startUnkindServer(kind: Partial<UnkindKind> = {}): Promise<UnkindServer> {
  const store = createUnkindStore({
    decimals: 'string',
    visitors: 'log in first',
    referrers: 'agents',
    ...kind,
  });
  const routes = unkindRoutes(store);
  const asked: string[] = [];
  const server: UnkindServer = {
    store,
    asked,
    intercept: null,
    ...(await listenDrf((request) => {
      asked.push(`${request.method} ${request.url.pathname}`);
      return server.intercept?.(request) ?? answerDrf(routes, store, request);
    })),
  };
  return server;
}
