import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session, User } from '@udongo/sdk';
import { createSession, memoryStorage } from '@udongo/sdk';
import { createMemoryRouter } from 'react-router';
import { App } from '../src/app/App.tsx';
import type { AppConfig } from '../src/app/config.ts';
import { routes } from '../src/app/router.tsx';
import { createServices, type ServicesOptions } from '../src/app/udongo.ts';
import { createFakeApi, type Handlers, pageOf } from './fakeApi.ts';
import { loginOf } from './records.ts';

interface AppOptions {
  /** Where it opens; with `state`, as the history of the browser keeps it. */
  path: string | { pathname: string; state: unknown };
  /** Who is logged in from the start. Default: a visitor. */
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

/** The whole app at an address, on an API that answers as `handlers` say. */
export function renderApp({
  path,
  user: person,
  handlers,
  config,
  session = createSession({ storage: memoryStorage() }),
  caches,
  camera,
}: AppOptions) {
  if (person) session.set(loginOf(person));
  const api = createFakeApi({ ...lists, ...handlers });
  const services = createServices({
    config: {
      productName: 'Udongo',
      apiBaseUrl: 'https://api.udongo.test',
      analyticsSrc: null,
      support: null,
      mock: false,
      demo: false,
      withoutScreens: [],
      retryCreates: false,
      referrerAgent: 'user',
      ...config,
    },
    fetch: api.fetch,
    session,
    caches: caches ?? null,
    ...(camera && { camera }),
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<App services={services} router={router} />);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), api, services, session, place, router, ...view };
}

/** Fills the login form that is shown. */
export async function logIn(user: ReturnType<typeof userEvent.setup>) {
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  await user.type(form.getByLabelText(/Email/), 'farmer@udongo.test');
  await user.type(form.getByLabelText(/^Password/), 'Farmer-pass-1{Enter}');
}
