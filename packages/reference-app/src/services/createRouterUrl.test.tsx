import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createHeld } from '../../test/createHeld.ts';
import { createRouterUrl } from './createRouterUrl.ts';

function open(entry: string, slow = createHeld<{ element: null }>()) {
  const routes = [
    { path: '*', element: null },
    { path: '/slow', lazy: () => slow.held },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  const url = createRouterUrl(router);
  const listener = vi.fn();
  url.subscribe(listener);
  return { router, url, listener };
}

test('what a list writes is read at once, by the list beside it, too', async () => {
  const { router, url } = open('/crops?of=maize#names');
  url.write('?of=maize&page=2', { replace: false });
  url.write(`${url.read()}&names.page=3`, { replace: false });
  expect(url.read()).toBe('?of=maize&page=2&names.page=3');
  await expect.poll(() => router.state.location.search).toBe('?of=maize&page=2&names.page=3');
  expect(router.state.location).toMatchObject({ pathname: '/crops', hash: '#names' });
});

test('going back is told; going to another page is none of the list', async () => {
  const { router, url, listener } = open('/crops');
  url.write('?page=2', { replace: false });
  await expect.poll(() => router.state.location.search).toBe('?page=2');
  listener.mockClear();
  await router.navigate(-1);
  await expect.poll(() => url.read()).toBe('');
  expect(listener).toHaveBeenCalledOnce();
  await router.navigate('/bookings?page=9');
  expect(listener).toHaveBeenCalledOnce();
});

test('a page that is no more is replaced, not gone back to', async () => {
  const { router, url } = open('/crops?page=9');
  url.write('?page=2', { replace: true });
  await expect.poll(() => router.state.historyAction).toBe('REPLACE');
});

test('a page that is no more does not hold back who is leaving', async () => {
  const slow = createHeld<{ element: null }>();
  const { router, url } = open('/crops?page=9', slow);
  const left = router.navigate('/slow');
  url.write('?page=2', { replace: true });
  slow.give({ element: null });
  await left;
  expect(router.state.location).toMatchObject({ pathname: '/slow', search: '' });
});
