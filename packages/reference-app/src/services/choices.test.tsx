import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createHeld } from '../../test/createHeld.ts';
import { renderApp } from '../../test/renderApp.tsx';

test('dark colours, then those of the device, are kept in a cookie and shown at once; light is the default', async () => {
  const { user } = renderApp({ path: '/' });
  expect(document.cookie).not.toContain('udongo-theme');
  await user.click(await screen.findByRole('button', { name: 'Dark colours' }));
  expect(document.documentElement.dataset.scheme).toBe('dark');
  expect(document.cookie).toContain('udongo-theme=dark');
  await user.click(screen.getByRole('button', { name: 'Colours as the device' }));
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  expect(document.documentElement.dataset.scheme).toBe(isDark ? 'dark' : 'light');
  expect(document.cookie).toContain('udongo-theme=auto');
  await user.click(screen.getByRole('button', { name: 'Light colours' }));
  expect(document.documentElement.dataset.scheme).toBe('light');
  expect(document.cookie).toContain('udongo-theme=light');
});

test('the page speaks Kiswahili once it is chosen, says so to screen readers, and still does after a reload', async () => {
  const first = renderApp({ path: '/' });
  await first.user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'sw');
  expect(await screen.findByRole('heading', { name: 'Ujue udongo wako kabla ya kupanda' })).toBeTruthy();
  await waitFor(() => expect(document.documentElement.lang).toBe('sw'));
  first.unmount();
  const { services } = renderApp({ path: '/' });
  expect(await screen.findByRole('heading', { name: 'Ujue udongo wako kabla ya kupanda' })).toBeTruthy();
  services.choices.locale.choose('en');
});

test('who goes to another page while its language is chosen arrives there, in that language', async () => {
  const { user, router, place } = renderApp({ path: '/prices' });
  const language = await screen.findByRole('combobox', { name: 'Language' });
  const slow = createHeld<{ Component: () => string }>();
  const lazy = () => slow.held;
  const paths = ['/questions', '/sw/questions'];
  router.patchRoutes(null, [{ children: paths.map((path) => ({ path, lazy })) }]);
  void router.navigate('/questions');
  await user.selectOptions(language, 'sw');
  slow.give({ Component: () => 'There' });
  await waitFor(() => expect(place()).toBe('/sw/questions'));
});
