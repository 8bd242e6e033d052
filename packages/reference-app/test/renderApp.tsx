import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { App } from '../src/shell/App.tsx';
import { routes } from '../src/shell/router.tsx';
import { awaitCode } from './awaitCode.ts';
import { createTestServices, type TestServicesOptions } from './createTestServices.ts';

interface AppOptions extends TestServicesOptions {
  /** The first address; with `state`, as the browser's history keeps it. */
  path: string | { pathname: string; state: unknown };
}

/** The whole app at an address, on an API that answers as `handlers` say. */
export function renderApp({ path, ...options }: AppOptions) {
  const { api, services } = createTestServices(options);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(<App services={services} router={router} />);
  awaitCode(router);
  const place = () => router.state.location.pathname + router.state.location.search;
  return { user: userEvent.setup(), api, services, session: services.session, place, router, ...view };
}

/** Fills the login form that is shown. */
export async function logIn(user: ReturnType<typeof userEvent.setup>) {
  const form = within(await screen.findByRole('form', { name: 'Log in' }));
  await user.type(form.getByLabelText(/Email/), 'farmer@udongo.test');
  await user.type(form.getByLabelText(/^Password/), 'Farmer-pass-1{Enter}');
}
