import type { ReferrerAgentKind } from '../values/referrerAgent.ts';
import type { ApiPromise } from './ApiPromise.ts';
import type { CallOptions } from './CallOptions.ts';
import type { Middleware } from './Middleware.ts';

/** The part of every client that does not depend on its operations. */
export interface UdongoClient {
  /** The kind of id in this server's `referrer_agent`, as the option says; undefined is 'user'. */
  readonly referrerAgent: ReferrerAgentKind | undefined;
  /** Whether this server is known to honour a booking's `uuid`, as the option says. */
  readonly retryCreates: boolean | undefined;
  /**
   * Adds a middleware to every later call, inside those that were added before: the last one is nearest to
   * the network. Returns a function that removes it.
   */
  use(middleware: Middleware): () => void;
  /**
   * Fetches a PDF. `address` is a path under the base, or a whole `http(s)` address, which gets the token
   * only if its origin is that of `baseUrl` or `siteBaseUrl`. `downloadPdf` also saves it.
   * Errors: as every call, and a `BadResponseError` for an answer that is no PDF.
   */
  getPdf(address: string, options?: CallOptions): ApiPromise<Blob>;
}
