import { createSession, memoryStorage, type Session, type User } from '@udongo/sdk';
import type { AppConfig } from '../src/services/config.ts';
import { createServices, type ServicesOptions } from '../src/services/createServices.ts';
import { createFakeApi, type Handlers, pageOf } from './fakeApi.ts';
import { loginOf } from './records.ts';

export interface TestServicesOptions {
  /** The person who is logged in from the start. Default: a visitor. */
  user?: User;
  handlers?: Handlers;
  config?: Partial<AppConfig>;
  session?: Session;
  /** Default: nothing is kept for when there is no network. */
  caches?: CacheStorage;
  /** Default: the device's. */
  camera?: ServicesOptions['camera'];
}

const lists: Handlers = {
  'counties.list': () => pageOf([{ id: 22, name: 'Kiambu' }]),
  'crops.list': () => pageOf([]),
  'agents.list': () => pageOf([]),
};

/** Creates the services of the app's pages on an API that answers as `handlers` say. */
export function createTestServices({
  user,
  handlers,
  config,
  session = createSession({ storage: memoryStorage() }),
  caches,
  camera,
}: TestServicesOptions) {
  if (user) session.set(loginOf(user));
  const api = createFakeApi({ ...lists, ...handlers });
  const services = createServices({
    config: {
      productName: 'Udongo',
      apiBaseUrl: 'https://api.udongo.test',
      mediaBaseUrl: null,
      analyticsSrc: null,
      support: null,
      mock: false,
      demo: false,
      withoutScreens: [],
      retryCreates: false,
      idempotencyKeys: false,
      takesConsent: false,
      referrerAgent: 'user',
      ...config,
    },
    fetch: api.fetch,
    session,
    caches: caches ?? null,
    ...(camera && { camera }),
  });
  return { api, services };
}
