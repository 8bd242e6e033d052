import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UdongoProvider } from '@udongo/ui';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { expectError, hasPrinted } from '../../../test/consoleErrors.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { page, routes } from '../../shell/router.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const { fetch } = globalThis;

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine');
  globalThis.fetch = fetch;
});

function setOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** A page whose code is not to be had; Vite says so in these words where its style sheet is missing. */
function openMissingPage() {
  const lazy = page(() => Promise.reject(new Error('Unable to preload CSS for /assets/login.css')));
  expectError('PageLoadError');
  const router = createMemoryRouter([
    { path: '/', lazy, ErrorBoundary: ErrorPage, HydrateFallback: PageSkeleton },
  ]);
  render(
    <UdongoProvider>
      <RouterProvider router={router} />
    </UdongoProvider>,
  );
}

test('a page whose code is not here says that the device is offline, and stays when it is tried in vain', async () => {
  const user = userEvent.setup();
  setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  openMissingPage();
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load the page again' }));
  expect(await screen.findByText('Still no connection.')).toBeTruthy();
});

test('a page whose code is not here is tried again by itself when the network is back', async () => {
  setOnline(false);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  openMissingPage();
  await screen.findByRole('heading', { name: 'You are offline' });
  expect(screen.queryByText('Still no connection.')).toBeNull();
  // It prints the error as it begins to listen.
  await waitFor(() => expect(hasPrinted('PageLoadError')).toBe(true));
  setOnline(true);
  expect(await screen.findByText('Still no connection.')).toBeTruthy();
});

test('with a network it says that the page did not load', async () => {
  openMissingPage();
  expect(await screen.findByRole('heading', { name: 'This page did not load' })).toBeTruthy();
});

test('it is loaded again only once what was to be preloaded can be had', async () => {
  const user = userEvent.setup();
  const preload = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    href: 'data:text/javascript,',
  });
  document.head.append(preload);
  onTestFinished(() => preload.remove());
  globalThis.fetch = async (address) => {
    if (address === preload.href) throw new TypeError('Failed to fetch');
    return new Response();
  };
  openMissingPage();
  await user.click(await screen.findByRole('button', { name: 'Load the page again' }));
  expect(await screen.findByText('Still no connection.')).toBeTruthy();
});

test('the login page needs no further code: who logs out without a network arrives', () => {
  const all = routes.flatMap((shell) => shell.children ?? []).flatMap((group) => group.children ?? []);
  const login = all.find(({ path }) => path === 'auth/login');
  expect(login?.lazy).toBeUndefined();
  expect(login?.Component).toBeTruthy();
});
