import type { ApiError } from '../errors/ApiError.ts';
import type { Session } from '../session/createSession.ts';
import type { ReferrerAgentKind } from '../values/referrerAgent.ts';
import type { SessionToast } from './withSession.ts';

/** What `createUdongo` needs to know. Times in milliseconds. */
export interface UdongoOptions {
  /** Where the API is, such as `https://api.example.com`; in a browser a path of the page's own site does too. */
  baseUrl: string;
  /** The base of calls with `base: 'site'`; the page's own origin by default. */
  siteBaseUrl?: string;
  /** Whose token goes out with the calls; login and logout then keep and clear it. Without one every call is anonymous. */
  session?: Session;
  /**
   * Shows login and logout, such as a toaster's `show`; in another language than English by the notification's `kind`.
   * Failures are never shown by the client: `describeError` says what to show.
   */
  notify?: (toast: SessionToast) => void;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: (request: Request, init: RequestInit) => Promise<Response>;
  /**
   * How long one attempt may take, its body included; 15000 by default. A call with all its attempts takes at most 45000, or
   * this if it is more.
   */
  timeoutMs?: number;
  /** How often a GET is tried again after no answer, 429 and 502 to 504, as `Retry-After` asks; 2 by default. */
  retries?: number;
  /** The pause before the first repeat, doubled for each further one and shortened by chance; 400 by default. */
  backoffMs?: number;
  /**
   * Repeats the creation of a booking like a GET. For servers alone that are known to honour the booking's `uuid`: any other
   * would book twice. A booking without a `uuid` gets one. Off by default.
   */
  retryCreates?: boolean;
  /**
   * What this server's `referrer_agent` is: the id of the agent's user, or of the agent. With the wrong one bookings of agents are
   * refused, or another agent is credited. `BookingForm` and `toReferrerAgent` read it. Default 'user', as in the contract.
   */
  referrerAgent?: ReferrerAgentKind;
  /** Told of every call that fails, once, for a log. Aborted calls are none, nor is a 401 that a new login has healed. */
  onError?: (error: ApiError) => void;
  /**
   * Asked when the token that a call carried is refused with 401; calls that fail together ask once. Answer true, or a promise
   * of it, after a new login: the calls are then sent again, with the new token. Any other answer, a rejection too, lets them
   * fail. The session itself stays as it is, so that the page stays with it; when the person gives up, `session.clear()` ends
   * it.
   */
  onUnauthorized?: (error: ApiError) => boolean | undefined | Promise<boolean | undefined>;
}
