import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { administrator, booking } from '../../test/records.ts';
import { renderApp } from '../../test/renderApp.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

test.each([
  { mock: false, says: 'that sending waits' },
  { mock: true, says: 'nothing: the API is in the browser' },
])('without a network an app with mock: $mock says $says', async ({ mock }) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  renderApp({ path: '/auth/login', config: { mock } });
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryAllByText(/^You are offline/)).toHaveLength(mock ? 0 : 1);
});

test('beside the booking form the missing network is said once', async () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  renderApp({ path: '/book' });
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText('You are offline. Go on typing, nothing is lost.');
  const said = screen.getAllByText(/^You are offline/).filter((text) => text.checkVisibility());
  expect(said).toHaveLength(1);
});

test('the footer comes with what stands above it, and does not jump', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: { 'bookings.get': () => held.then(() => booking) },
  });
  await waitFor(() => expect(document.querySelector('.udongo-skeleton')).not.toBeNull());
  const footer = screen.getByRole('contentinfo', { hidden: true });
  expect(footer.checkVisibility({ visibilityProperty: true })).toBe(false);
  answer();
  await screen.findByRole('heading', { name: 'UD-1026' });
  await waitFor(() => expect(footer.checkVisibility({ visibilityProperty: true })).toBe(true));
});
