import type { ReferrerAgentKind } from '../values/referrerAgent.ts';
import type { CallOptions } from './CallOptions.ts';
import type { Middleware } from './Middleware.ts';

/** What every client does, whatever its operations. */
export interface UdongoClient {
  /** What this server's `referrer_agent` is, as the option says; undefined is 'user'. */
  readonly referrerAgent: ReferrerAgentKind | undefined;
  /** Whether this server is known to honour a booking's `uuid`, as the option says. */
  readonly retryCreates: boolean | undefined;
  /**
   * Puts a middleware around every call from now on, inside those put earlier: the last one is nearest to the network. Gives
   * the function that takes it away again.
   */
  use(middleware: Middleware): () => void;
  /**
   * Fetches a PDF. `address` is a path under the base, or a whole `http(s)` address: there the token goes only when it lies on
   * the same origin as `baseUrl` or `siteBaseUrl`. `downloadPdf` saves it, too.
   * Errors: as every call, and a `BadResponseError` for an answer that is no PDF.
   */
  getPdf(address: string, options?: CallOptions): Promise<Blob>;
}
