import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
  await screen.findByText('You are offline. You can go on typing, nothing is lost.');
  const said = screen.getAllByText(/^You are offline/).filter((text) => text.checkVisibility());
  expect(said).toHaveLength(1);
});
