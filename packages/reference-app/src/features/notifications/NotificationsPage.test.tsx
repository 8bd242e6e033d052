import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '@udongo/sdk';
import { expect, test, vi } from 'vitest';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { booked, ready } from '../../../test/notifications.ts';
import { booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

/** An API that remembers what was read and deleted. */
function remember(...told: Notification[]): Handlers {
  let rows = told;
  return {
    'bookings.get': () => booking,
    'notifications.list': ({ query }) =>
      pageOf(query.get('is_read') === 'false' ? rows.filter(({ is_read }) => !is_read) : rows),
    'notifications.update': ({ record }) => {
      rows = rows.map((row) => (String(row.id) === record ? { ...row, is_read: true } : row));
      return ready;
    },
    'notifications.delete': ({ record }) => {
      rows = rows.filter(({ id }) => String(id) !== record);
      return null;
    },
    'notifications.markAllRead': () => {
      rows = rows.map((row) => ({ ...row, is_read: true }));
      return null;
    },
  };
}

test('the bell says how much is unread, and leads to it', async () => {
  const { user, place } = renderApp({ path: '/', user: farmer, handlers: remember(ready, booked) });
  const [bell] = await screen.findAllByRole('link', { name: '1 unread notification' });
  await user.click(bell ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible();
  expect(place()).toBe('/notifications');
});

test('opening the booking of a notification marks it as read', async () => {
  const { user, api, place } = renderApp({
    path: '/notifications',
    user: farmer,
    handlers: remember(ready, booked),
  });
  const item = (await screen.findByText('Your report is ready')).closest('li');
  await user.click(within(item ?? document.body).getByRole('link', { name: 'Open the booking' }));
  await waitFor(() => expect(place()).toBe('/bookings/26'));
  expect(api.callsOf('notifications.update').map(({ record, body }) => [record, body])).toEqual([
    ['31', { is_read: true }],
  ]);
  expect(await screen.findAllByRole('link', { name: 'Notifications' })).not.toEqual([]);
});

test('all are marked as read at once, and one is deleted', async () => {
  const { user } = renderApp({ path: '/notifications', user: farmer, handlers: remember(ready, booked) });
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('(Unread)', { exact: false })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Delete “Your report is ready”' }));
  await waitFor(() => expect(screen.queryByText('Your report is ready')).toBeNull());
  expect(screen.getByText('Soil test booked')).toBeVisible();
});

test('who was told nothing reads what this page is for', async () => {
  renderApp({ path: '/notifications', user: farmer, handlers: remember() });
  expect(await screen.findByText('Nothing yet')).toBeVisible();
});

test('a service without notifications is asked once, and shows no bell', async () => {
  const handlers: Handlers = { 'notifications.list': () => failure(404, { detail: 'Not found.' }) };
  const { api } = renderApp({ path: '/', user: farmer, handlers });
  await waitFor(() => expect(api.callsOf('notifications.list')).toHaveLength(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(screen.queryByRole('link', { name: /notification/i })).toBeNull();
  expect(api.callsOf('notifications.list')).toHaveLength(1);
});

test('a page out of view asks nothing, and asks again once it is back', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { api } = renderApp({ path: '/', user: farmer, handlers: remember(ready) });
  await screen.findByRole('main');
  expect(api.callsOf('notifications.list')).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findAllByRole('link', { name: '1 unread notification' })).not.toEqual([]);
  hidden.mockRestore();
});
