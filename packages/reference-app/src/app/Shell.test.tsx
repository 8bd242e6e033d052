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
