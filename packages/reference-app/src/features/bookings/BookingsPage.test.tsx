import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, Page } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { failure, pageOf } from '../../../test/fakeApi.ts';
import { administrator, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const rows = Array.from({ length: 10 }, (_, index) => ({
  ...booking,
  id: 26 - index,
  code: `UD-${1026 - index}`,
}));
const link = (code: string) => screen.findByRole('link', { name: code });
const searchBox = () => screen.findByRole('searchbox', { name: 'Search' });

test('a row says what was booked, for whom, what it costs and where it stands', async () => {
  renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([{ ...booking, no_of_samples: 2, discount: '1300.00' }]) },
  });
  const row = (await link('UD-1026')).closest('tr');
  expect(
    row &&
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
  ).toEqual([
    'Wanjiku Kariuki',
    'Kiambu',
    'Complete',
    '2',
    '11,700.00',
    '15 Jan 2027',
    'Get Status',
    'Booked',
    'UpdateDelete',
  ]);
  expect(screen.getByText('Found: 1 records')).toBeTruthy();
});

test('a search applies with Enter, not while it is typed, and the address keeps it', async () => {
  const { user, api, place } = renderApp({
    path: '/bookings?page=2&limit=5',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf(rows, 26) },
  });
  await link('UD-1026');
  await user.type(await searchBox(), 'kariuki');
  expect(api.callsOf('bookings.list').every(({ query }) => !query.has('search'))).toBe(true);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/bookings?search=kariuki&limit=5'));
  await waitFor(() =>
    expect(Object.fromEntries(api.callsOf('bookings.list').at(-1)?.query ?? [])).toMatchObject({
      search: 'kariuki',
      page: '1',
      limit: '5',
      ordering: '-id',
    }),
  );
});

test('pages, page sizes and order are in the address, and going back shows what was there', async () => {
  const { user, place, router } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf(rows, 26) },
  });
  await link('UD-1026');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(place()).toBe('/bookings?page=3'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50');
  await waitFor(() => expect(place()).toBe('/bookings?limit=50'));
  await user.click(screen.getByRole('button', { name: 'Farmer' }));
  await waitFor(() => expect(place()).toBe('/bookings?limit=50&ordering=name'));
  await router.navigate(-2);
  await waitFor(() => expect(place()).toBe('/bookings?page=3'));
  expect(
    [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }).options].map(
      ({ value }) => value,
    ),
  ).toEqual(['2', '5', '10', '15', '20', '50', '100']);
});

test('rows stay while the next ones load, and the latest request wins', async () => {
  const answers = new Map<string, (page: Page<Partial<Booking>>) => void>();
  const { user } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: {
      'bookings.list': ({ query }) => {
        const search = query.get('search');
        if (search === null) return pageOf(rows, 26);
        return new Promise<Page<Partial<Booking>>>((resolve) => answers.set(search, resolve));
      },
    },
  });
  await link('UD-1026');
  await user.type(await searchBox(), 'first{Enter}');
  await waitFor(() => expect(answers.has('first')).toBe(true));
  expect(screen.getByRole('link', { name: 'UD-1026' })).toBeTruthy();
  await user.clear(await searchBox());
  await user.type(await searchBox(), 'second{Enter}');
  await waitFor(() => expect(answers.has('second')).toBe(true));
  answers.get('second')?.(pageOf([{ ...booking, code: 'UD-2' }]));
  await link('UD-2');
  answers.get('first')?.(pageOf([{ ...booking, code: 'UD-1' }]));
  expect(screen.queryByRole('link', { name: 'UD-1' })).toBeNull();
});

test('a list that does not load says so in place, without a notification, and can be asked again', async () => {
  let isDown = true;
  const { user, services } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: { 'bookings.list': () => (isDown ? failure(500, {}) : pageOf([booking])) },
  });
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('An error occured')).toBeTruthy();
  expect(within(alert).getByText('Server error occurred. Please try again later.')).toBeTruthy();
  expect(services.toaster.getSnapshot()).toEqual([]);
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await link('UD-1026');
  expect(screen.queryByText('An error occured')).toBeNull();
});

test('rows of another search are not left under an error', async () => {
  const { user } = renderApp({
    path: '/bookings',
    user: administrator,
    handlers: { 'bookings.list': ({ query }) => (query.has('search') ? failure(500, {}) : pageOf(rows, 26)) },
  });
  await link('UD-1026');
  await user.type(await searchBox(), 'kariuki{Enter}');
  expect(await screen.findByText('An error occured')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'UD-1026' })).toBeNull();
});

test('an empty list offers the next step; a search that finds nothing offers to show all', async () => {
  const { user, place } = renderApp({
    path: '/bookings?search=nobody',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([]) },
  });
  expect(await screen.findByText('Booking not found')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all bookings' }));
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
  expect(place()).toBe('/bookings');
  expect(screen.getAllByRole('link', { name: 'Book a test' }).length).toBeGreaterThan(0);
});

test('a booking is deleted after one question, and the list is read again', async () => {
  let stored = [booking];
  const { user } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf(stored),
      'bookings.delete': () => {
        stored = [];
        return null;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete UD-1026' }));
  const question = await screen.findByRole('dialog', { name: 'Delete UD-1026' });
  expect(within(question).getByText('Are you sure you want to delete this entry?')).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted successfully')).toBeTruthy();
  expect(await screen.findByText('No bookings yet')).toBeTruthy();
});

test('a refused deletion is one red notification with the reason', async () => {
  const { user, services } = renderApp({
    path: '/bookings',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf([booking]),
      'bookings.delete': () => failure(400, ['A paid booking cannot be deleted.']),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete UD-1026' }));
  const question = await screen.findByRole('dialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(services.toaster.getSnapshot()).toHaveLength(1));
  expect(services.toaster.getSnapshot()[0]).toMatchObject({
    tone: 'error',
    message: 'A paid booking cannot be deleted.',
  });
  expect(screen.getByRole('link', { name: 'UD-1026' })).toBeTruthy();
});

test('a page beyond the last one leads back to the first', async () => {
  const { user, place } = renderApp({
    path: '/bookings?page=9',
    user: farmer,
    handlers: {
      'bookings.list': ({ query }) =>
        query.get('page') === '9' ? failure(404, { detail: 'Invalid page.' }) : pageOf([booking]),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Go to the first page' }));
  await link('UD-1026');
  expect(place()).toBe('/bookings');
});
