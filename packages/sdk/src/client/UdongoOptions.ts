import type { ApiError } from '../errors/ApiError.ts';
import type { Session } from '../session/createSession.ts';
import type { ReferrerAgentKind } from '../values/referrerAgent.ts';
import type { Log } from './createLog.ts';
import type { SessionToast } from './withSession.ts';

/** Options of a client. Times in milliseconds. */
export interface UdongoOptions {
  /**
   * The base address of the API, such as `https://api.example.com`; in a browser also a path of the page's
   * own site, such as `/api`.
   */
  baseUrl: string;
  /** The base of calls with `base: 'site'`; the page's own origin by default. */
  siteBaseUrl?: string;
  /**
   * The session whose token goes out with the calls; login and logout then store and clear it. Without a
   * session every call is anonymous.
   */
  session?: Session;
  /**
   * Shows login and logout, such as a toaster's `show`; for languages other than English, choose a text by
   * the notification's `kind`. The client never shows failures: `describeError` gives their text.
   */
  notify?: (toast: SessionToast) => void;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
  /**
   * How long one attempt can take, including its body; 15000 by default. A call with all its attempts takes
   * at most 45000, or `timeoutMs` if it is longer. Above 0; `Infinity` sets no limit.
   */
  timeoutMs?: number;
  /**
   * How often a GET is tried again after no answer, 429 and 502 to 504, as `Retry-After` asks; 2 by default.
   */
  retries?: number;
  /**
   * The pause before the first repeat, doubled for each further one and shortened at random; 400 by default.
   */
  backoffMs?: number;
  /**
   * Repeats the creation of a booking like a GET. Set it only for servers that are known to honour the
   * booking's `uuid`: any other server would book twice. A booking without a `uuid` gets one. Off by default.
   */
  retryCreates?: boolean;
  /**
   * The kind of id in this server's `referrer_agent`: that of the agent's user, or of the agent. With the
   * wrong kind, bookings of agents are refused, or another agent is credited. `BookingForm` and
   * `toReferrerAgent` read it. Default 'user', as in the contract.
   */
  referrerAgent?: ReferrerAgentKind;
  /**
   * Called once for every call that fails, for a log. Not called for aborted calls, nor for a 401 after which
   * a new login succeeded. `message`, `body` and `fieldErrors` can repeat what a person typed; the other fields can't.
   */
  onError?: (error: ApiError) => void;
  /** A log of every call, made with `createLog`; `createUdongo` makes it of `logger` and `logLevel`. */
  log?: Log;
  /**
   * Called when the token of a call is refused with 401; calls that fail together ask once. Answer true, or a
   * promise of it, after a new login: the calls are then sent again with the new token. They fail after any
   * other answer or a rejection. The session itself does not change, so that the page can stay as it is; when
   * the person gives up, `session.clear()` ends it.
   */
  onUnauthorized?: (error: ApiError) => boolean | undefined | Promise<boolean | undefined>;
}
