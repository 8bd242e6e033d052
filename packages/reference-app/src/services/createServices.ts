import {
  createClient,
  createSession,
  createToaster,
  createUdongo,
  type PickedApi,
  type Session,
  type Toaster,
  type UdongoApi,
  type UdongoClient,
  type UdongoOptions,
} from '@udongo/sdk';
import { idempotencyKeys } from '@udongo/sdk/idempotency';
import type * as operations from '@udongo/sdk/operations';
import type { Camera } from '../lib/camera.ts';
import { createStore, type Store } from '../lib/createStore.ts';
import { createDeviceBookings, type DeviceBookings } from '../lib/deviceBookings.ts';
import { toLoginPath } from '../lib/returnPath.ts';
import { languageOf } from '../messages/languages.ts';
import { type Choices, createChoices } from './choices.ts';
import { type Comeback, createComeback } from './comeback.ts';
import type { AppConfig } from './config.ts';
import { createQueueOf, type QueueOf } from './createQueueOf.ts';
import { createSupport, type SupportStore } from './createSupport.ts';
import { createUnread, type Unread } from './createUnread.ts';
import { createFailurePolicy, type FailurePolicy } from './failures.ts';
import { findByNumber } from './findByNumber.ts';
import { iterateByCursor } from './iterateByCursor.ts';
import { readAccount } from './readAccount.ts';
import { abortOnOtherPerson, createRelogin, type Relogin } from './relogin.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';
import type { ServerData } from './ServerData.ts';
import { createSecondFactor, type SecondFactor } from './secondFactor.ts';
import { createStaleSince, type StaleSince } from './staleSince.ts';

/** The services that the pages use. */
export interface Services {
  config: AppConfig;
  /** Every call as the person who is logged in; reference lists come from a cache. */
  udongo: UdongoApi & Pick<UdongoClient, 'referrerAgent' | 'retryCreates'>;
  /** The same client, but every list comes from the server: for the pages that manage those lists. */
  records: UdongoApi;
  /** The calls of resources that only their own page needs, as the person who is logged in: `pick({ dataRequests })`. */
  pick: <Resource extends keyof PickedApi>(
    picked: Pick<typeof operations, Resource>,
  ) => Pick<PickedApi, Resource>;
  /** Calls without a login, even while somebody is logged in: for pages that anybody can see. */
  visitor: UdongoApi;
  session: Session;
  toaster: Toaster;
  relogin: Relogin;
  secondFactor: SecondFactor;
  /** Fetches the calls that set the second factor up. */
  loadSecondFactorApi: () => Promise<PickedApi['secondFactor']>;
  /** Asks for a login when a list needs one: over the page for a person, at its own page for a visitor, whose draft waits. */
  logIn: () => Promise<unknown>;
  /** The logout to continue with once the person has decided about unsent bookings; null if none is waiting. */
  leaving: Store<(() => void) | null>;
  /** The bookings that visitors made on this device. */
  deviceBookings: DeviceBookings;
  /** Pressed bookings that wait on this device. */
  queueOf: QueueOf;
  failures: FailurePolicy;
  choices: Choices;
  support: SupportStore;
  comeback: Comeback;
  cache: ResponseCache;
  staleSince: StaleSince;
  /** Notifications that are not read. */
  unread: Unread;
  /** Reads the codes of labels; undefined is the device's, which comes with the bench. */
  camera: Camera | undefined;
  /** Sends requests in place of the browser's `fetch`. */
  fetch: UdongoOptions['fetch'];
  /** The API's answers that the server rendered the page at this path from. */
  serverData: ServerData | undefined;
}

export interface ServicesOptions {
  config: AppConfig;
  /** Default: the browser's. */
  fetch?: UdongoOptions['fetch'];
  /** Default: the session in this site's cookies. */
  session?: Session;
  /** Stores lists for use without a network; null: stores none. Default: the browser's, if it has one. */
  caches?: CacheStorage | null;
  /** Default: those of this site's cookies. */
  choices?: Choices;
  /** Default: the server rendered no page. */
  serverData?: ServerData | undefined;
  /** Default: the device's. */
  camera?: Camera;
}

/** Joins client, session, notifications and caches. */
export function createServices({
  config,
  fetch,
  session = createSession(),
  caches = globalThis.caches ?? null,
  choices = createChoices(),
  serverData,
  camera,
}: ServicesOptions): Services {
  const toaster = createToaster();
  const relogin = createRelogin(session, ({ name }) => {
    toaster.show({
      tone: 'warning',
      message: languageOf(choices.locale.get()).text('relogin.otherPerson', { name }),
    });
  });
  // A backend in this browser answers as soon as the device can; there is no network to give up on.
  const timeoutMs = config.mock ? Number.POSITIVE_INFINITY : undefined;
  const options: UdongoOptions = {
    baseUrl: config.apiBaseUrl,
    session,
    fetch,
    timeoutMs,
    onUnauthorized: () => relogin.ask(),
    referrerAgent: config.referrerAgent,
    notify: ({ kind, tone }) => {
      const { text } = languageOf(choices.locale.get());
      toaster.show({ tone, title: text(`session.${kind}Title`), message: text(`session.${kind}Message`) });
    },
    onError: (error) => {
      // A refused booking can contain a crop or an agrovet that is no longer offered: load the lists again.
      if (error.status === 400) cache.invalidate();
      if (error.status === 403 && session.get()) void followRole();
    },
  };
  const udongo = createUdongo(options);
  const loadSecondFactorApi = async () => pick(await import('./secondFactorApi.ts')).secondFactor;
  const secondFactor = createSecondFactor(session, async (code) =>
    (await loadSecondFactorApi()).prove({ code }),
  );
  const pick: Services['pick'] = (picked) => {
    const client = createClient(options, picked);
    client.use(secondFactor.middleware);
    if (config.idempotencyKeys) client.use(idempotencyKeys());
    return client;
  };
  // A refusal can mean that an administrator changed the role: pages follow it.
  let asking: Promise<unknown> | undefined;
  const followRole = () => {
    asking ??= readAccount(udongo, session)
      .catch(() => undefined)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  udongo.use(secondFactor.middleware);
  // Lists of choices show a change at once.
  udongo.use(async (request, next, { method }) => {
    const response = await next(request);
    if (method !== 'GET' && response.ok) cache.invalidate();
    return response;
  });
  const cache = createResponseCache({
    session,
    caches: config.mock ? null : caches,
    isAtLogin: () => relogin.getSnapshot() !== null,
    onAnswer: () => comeback.noteAnswer(),
  });
  const comeback = createComeback(cache.invalidate);
  const cached = cache.wrap(iterateByCursor(findByNumber(abortOnOtherPerson(udongo, session))));
  const deviceBookings = createDeviceBookings();
  const visitor = createUdongo({ baseUrl: config.apiBaseUrl, fetch, timeoutMs });
  if (config.idempotencyKeys) for (const client of [udongo, visitor]) client.use(idempotencyKeys());
  return {
    config,
    udongo: {
      ...cached.udongo,
      referrerAgent: udongo.referrerAgent,
      // The queue sends again, not the client.
      retryCreates: config.retryCreates,
    },
    records: cached.records,
    pick,
    visitor,
    session,
    toaster,
    relogin,
    secondFactor,
    loadSecondFactorApi,
    logIn: async () => {
      if (session.get()) return (await relogin.ask()) || Promise.reject(new Error('Nobody logged in.'));
      location.assign(toLoginPath(location));
      return new Promise(() => undefined);
    },
    leaving: createStore<(() => void) | null>(null),
    deviceBookings,
    queueOf: createQueueOf({ config, deviceBookings, udongo, visitor, session, relogin }),
    failures: createFailurePolicy(toaster, () => languageOf(choices.locale.get())),
    choices,
    support: createSupport(config, visitor),
    comeback,
    cache,
    staleSince: createStaleSince(),
    unread: createUnread(session, udongo),
    camera,
    fetch,
    serverData,
  };
}
