import { answerDrf, type DrfAnswer, type DrfRequest, type UnkindHabits } from './drfAnswer.ts';
import { type DrfServer, listenDrf } from './drfServer.ts';
import { createMinimalDrfStore, type MinimalDrfKind, type MinimalDrfStore } from './minimalDrfStore.ts';
import { minimalDrfRoutes } from './minimalDrfViews.ts';

export interface MinimalDrfServer extends DrfServer {
  /** The server's data; a test can read and change it. */
  store: MinimalDrfStore;
  /** Every request that reached a view, as `GET /counties/`. */
  asked: string[];
  /**
   * Answers a request in place of the server, or returns undefined to let the server answer. Active until it
   * is set to `null`.
   */
  intercept: ((request: DrfRequest) => DrfAnswer | undefined) | null;
}

/** Starts a plain Django REST Framework service that does nothing for Udongo: see `minimalDrfRoutes`. */
export async function startMinimalDrfServer(kind: Partial<MinimalDrfKind> = {}): Promise<MinimalDrfServer> {
  const store = createMinimalDrfStore({
    decimals: 'string',
    visitors: 'log in first',
    referrers: 'agents',
    changes: 'answered',
    habits: 'stock',
    authorization: 'allowed',
    ...kind,
  });
  const routes = minimalDrfRoutes(store);
  const asked: string[] = [];
  const isUnkind = store.kind.habits === 'unkind';
  const habits: UnkindHabits = isUnkind ? { unknownPath: 200, hasActions: false } : {};
  const server: MinimalDrfServer = {
    store,
    asked,
    intercept: null,
    ...(await listenDrf(
      (request) => {
        asked.push(`${request.method} ${request.url.pathname}`);
        return server.intercept?.(request) ?? answerDrf(routes, store, request, habits);
      },
      store.kind.authorization === 'refused' ? 'accept, content-type' : undefined,
    )),
  };
  return server;
}
