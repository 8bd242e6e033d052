import type { Booking, BookingRequest } from '@udongo/sdk';
import type { BookingFormApi } from '@udongo/ui';
import type { EmbedHost, EmbedSettings, ErrorDetail } from '../types.ts';
import type { BootLists, BootListsParams } from './createBootLists.ts';
import type { EmbedClient } from './createEmbedClient.ts';

export interface EmbedApi {
  /** The ports of the booking form. */
  ports: BookingFormApi;
  /**
   * Loads the test types and checks the page's key; the page's owner is told if it is invalid. Errors:
   * rejects when the client can't be fetched.
   */
  askBoot: () => Promise<void>;
  /** Aborts every pending call. */
  abort: () => void;
}

interface Failure {
  message?: string;
  status?: number;
  fieldErrors?: Record<string, string>;
}

interface EmbedApiParams extends Pick<EmbedHost, 'onUnusable'>, Pick<BootListsParams, 'onBoot'> {
  loadRest: () => Promise<typeof import('./rest.ts')>;
  onError: (detail: ErrorDetail) => void;
}

/**
 * Calls the API as an anonymous visitor of a partner's page: no cookie, no token. The client is fetched at
 * the first call: when the page is idle, or earlier if a list is opened. The partner's key is in the body: a
 * header of its own would cost a preflight.
 */
export function createEmbedApi(
  settings: () => EmbedSettings,
  { loadRest, onBoot, onError, onUnusable }: EmbedApiParams,
): EmbedApi {
  const removal = new AbortController();
  let known: { name: string; client: EmbedClient; lists: BootLists } | undefined;

  const tellOwner = (message: string, status: number) => onError({ reason: 'setup', message, status });
  /** Words about a page that is not set up right, which load only there. */
  const withWords = (use: (words: typeof import('./setupProblems.ts')) => void) =>
    void import('./setupProblems.ts').then(use, () => undefined);

  const connect = async () => {
    const { createBootLists, createEmbedClient } = await loadRest();
    const { api, partnerKey } = settings();
    const name = `${api} ${partnerKey}`;
    if (known?.name === name) return known;
    const client = createEmbedClient(api);
    const lists = createBootLists({
      client,
      partnerKey,
      signal: removal.signal,
      // The page can have changed to another key in the meantime, and asks again then.
      onBoot: (parts) => partnerKey === settings().partnerKey && onBoot(parts),
      onRefused: (message) => tellOwner(message, 400),
      onUnusable: () => withWords(({ setupTexts }) => onUnusable(setupTexts[settings().locale].unusable)),
    });
    known = { name, client, lists };
    return known;
  };
  const client = async () => (await connect()).client;
  const lists = async () => (await connect()).lists;

  /** Combines the caller's signal with the removal of the element. */
  const until = ({ signal }: { signal: AbortSignal }) => {
    const either = new AbortController();
    for (const one of [signal, removal.signal]) {
      one.addEventListener('abort', () => either.abort(one.reason), { signal: either.signal });
    }
    return either;
  };

  /** Tells the page's owner once about each list that visitors have no permission to read. */
  const told = new Set<string>();
  const read = async <Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (error) {
      const { status = 0 }: Failure = Object(error);
      const list = `${settings().api} ${name}`;
      if ((status === 401 || status === 403) && !told.has(list)) {
        told.add(list);
        withWords(({ listProblem }) => tellOwner(listProblem(settings(), name), status));
      }
      throw error;
    }
  };

  const withPartner = (booking: BookingRequest): BookingRequest => {
    const { partnerKey, locale: language } = settings();
    return { ...(partnerKey !== undefined && { partner_key: partnerKey }), ...booking, language };
  };

  const send = async (call: (client: EmbedClient) => Promise<Booking>): Promise<Booking> => {
    try {
      return await call(await client());
    } catch (error) {
      const { message = '', status = 0, fieldErrors = {} }: Failure = Object(error);
      // The browser does not say that the API refused the page: it looks like a lost network, which bookings wait for.
      if (status === 0 && (await (await lists()).isUnusable())) {
        const { setupTexts } = await import('./setupProblems.ts');
        throw { message: setupTexts[settings().locale].unusable, status: 400 };
      }
      const reason = fieldErrors.referrer_agent;
      if (reason) {
        withWords(({ referrerProblem }) => tellOwner(referrerProblem(settings(), reason), status));
      }
      // The server's message can repeat typed values, which the page must not learn.
      const fields = Object.keys(fieldErrors).join(', ');
      if (!removal.signal.aborted) onError({ reason: 'booking', message: fields || message, status });
      throw error;
    }
  };

  return {
    ports: {
      get retryCreates() {
        return settings().retryCreates;
      },
      counties: {
        list: (query, options) =>
          read('counties', async () => (await lists()).counties.list(query, until(options))),
        get: async (id, options) => (await client()).counties.get(id, until(options)),
      },
      agents: {
        list: (query, options) =>
          read('agrovets', async () => (await client()).agents.list(query, until(options))),
        get: async (id, options) => (await client()).agents.get(id, until(options)),
      },
      crops: {
        list: (query, options) =>
          read('crops', async () => (await lists()).crops.list(query, until(options))),
        get: async (id, options) => (await client()).crops.get(id, until(options)),
      },
      otherCropNames: {
        list: async (query, options) => (await client()).otherCropNames.list(query, until(options)),
      },
      farmers: { list: async (query, options) => (await client()).farmers.list(query, until(options)) },
      bookings: {
        create: (booking) => send(({ bookings }) => bookings.create(withPartner(booking), removal)),
        update: (id, booking) => send(({ bookings }) => bookings.update(id, withPartner(booking), removal)),
      },
    },
    askBoot: async () => (await lists()).ask(),
    abort: () => removal.abort(),
  };
}
