import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, PublicBooking, ResultSharing } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { toBooked } from '../../lib/bookedState.ts';

const sharing_key = '6a1f0c9be27d4853a90c11d2f7b86e4503c9d8aa17e25b40';
const changed_on = '2026-11-20T20:27:26+03:00';

/** A service that keeps with whom the results are shared. */
function withSharing(first: Partial<ResultSharing> = {}, of: Partial<Booking> = {}): Handlers {
  let stored: ResultSharing = {
    share_results: false,
    shares_with: ['Mavuno Agrovet'],
    may_share: true,
    changes: [],
    ...first,
  };
  return {
    'bookings.get': () => ({ ...booking, ...of }),
    'bookings.getSharing': () => stored,
    'bookings.setSharing': ({ body }) => {
      const { share_results } = body as { share_results: boolean };
      const change = { share_results, said_by: 'farmer', changed_by_name: booking.name, changed_on } as const;
      stored = { ...stored, share_results, changes: [...stored.changes, change] };
      return stored;
    },
  };
}

test('a farmer lets the agrovet see the results, reads who and what, and takes it back', async () => {
  const { user, api } = renderApp({ path: '/bookings/26', user: farmer, handlers: withSharing() });
  expect(await screen.findByText('Let Mavuno Agrovet see your results and advise you?')).toBeTruthy();
  expect(screen.getByText(/the readings, the report and what to buy.*stop this at any time/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Yes, share them' }));
  const stop = await screen.findByRole('button', { name: 'Stop sharing' });
  expect(document.activeElement).toBe(stop);
  await user.click(stop);
  expect(await screen.findByRole('button', { name: 'Share my results' })).toBeTruthy();
  expect(api.callsOf('bookings.setSharing').map(({ body }) => body)).toEqual([
    { share_results: true },
    { share_results: false },
  ]);
  await user.click(screen.getByText('Changes'));
  expect(screen.getByText(/^Shared on .* by Wanjiku Kariuki$/)).toBeTruthy();
});

test('a farmer says no, and is told that nobody sees the results', async () => {
  const { user, api } = renderApp({ path: '/bookings/26', user: farmer, handlers: withSharing() });
  await user.click(await screen.findByRole('button', { name: 'No' }));
  expect(screen.getByText('Mavuno Agrovet cannot see your results.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share my results' }));
  expect(api.callsOf('bookings.setSharing')).toEqual([]);
});

test.each([
  [
    'without an agent',
    {
      'bookings.getSharing': () => ({ share_results: false, shares_with: [], may_share: false, changes: [] }),
    },
  ],
  ['of a service that shares nothing', {}],
] satisfies [string, Handlers][])('a booking %s asks nothing', async (_, handlers) => {
  const { api } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => booking, ...handlers },
  });
  await screen.findByRole('heading', { name: 'UD-1026' });
  await waitFor(() => expect(api.callsOf('bookings.getSharing')).toHaveLength(1));
  expect(screen.queryByText('Who sees your results')).toBeNull();
});

test('an agent who booked says that the farmer agreed; a shop that did not reads who decides', async () => {
  const { user, api, unmount } = renderApp({ path: '/bookings/26', user: agent, handlers: withSharing() });
  await user.click(await screen.findByRole('button', { name: 'Wanjiku Kariuki agreed' }));
  expect(await screen.findByText('Wanjiku Kariuki lets you see the results.')).toBeTruthy();
  expect(api.callsOf('bookings.setSharing').map(({ body }) => body)).toEqual([
    { share_results: true, farmer_agreed: true },
  ]);
  unmount();
  renderApp({ path: '/bookings/26', user: agent, handlers: withSharing({ may_share: false }) });
  expect(await screen.findByText(/^Wanjiku Kariuki has not shared the results with you/)).toBeTruthy();
});

test('an administrator stops it for a farmer who calls, and starts nothing', async () => {
  const handlers = withSharing({ share_results: true, may_share: false });
  const { user } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Stop it for the farmer' }));
  expect(await screen.findByText('Mavuno Agrovet cannot see the results.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /agreed|Share/ })).toBeNull();
});

test('a shop without the results is told why, and finds no button to them', async () => {
  const handlers: Handlers = {
    ...withSharing({ may_share: false }, { status: 'verified', share_results: false }),
    'bookings.getResults': () =>
      failure(403, { detail: 'The farmer has not shared these results with you.' }),
  };
  const { unmount } = renderApp({ path: '/bookings/26', user: agent, handlers });
  await screen.findByText(/has not shared the results with you/);
  expect(screen.queryByRole('link', { name: 'Results' })).toBeNull();
  unmount();
  renderApp({ path: '/bookings/26/results', user: agent, handlers });
  expect(await screen.findByText('The farmer has not shared these results with you')).toBeTruthy();
});

test('a shop reads above the results what to sell, for which plot; a farmer does not', async () => {
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, status: 'verified', share_results: true }),
    'bookings.getResults': () => [lowerPlot],
  };
  const { unmount } = renderApp({ path: '/bookings/26/results', user: agent, handlers });
  const title = await screen.findByRole('heading', { name: 'What to sell' });
  const card = within(title.closest('.udongo-card') as HTMLElement);
  expect(card.getByRole('row', { name: /lime/i }).textContent).toMatch(/UD-1042-1: Maize \+ Beans, 2 acres/);
  unmount();
  renderApp({ path: '/bookings/26/results', user: farmer, handlers });
  await screen.findByRole('link', { name: 'Shopping list' });
  expect(screen.queryByRole('heading', { name: 'What to sell' })).toBeNull();
});

test('an agent reads on a booking what they earn with it', async () => {
  const commission = {
    id: 4,
    agent: 1,
    booking: 26,
    booking_code: 'UD-1026',
    amount: '650.00',
    percentage: '10.00',
    status: 'earned',
    created_on: changed_on,
    collected_on: null,
    disbursed_on: null,
    reference: '',
  };
  renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => booking,
      'commissions.list': () =>
        Response.json(pageOf([commission, { ...commission, id: 5, booking: 27, amount: '1.00' }])),
    },
  });
  const title = await screen.findByRole('heading', { name: 'Your commission' });
  const card = within(title.closest('.udongo-card') as HTMLElement);
  expect(card.getByText('KES 650.00')).toBeTruthy();
  expect(card.queryByText('KES 1.00')).toBeNull();
});

/** The public state of a visitor's booking with an agrovet. */
function withPublic(of: Partial<PublicBooking> = {}): Handlers {
  let stored: PublicBooking = {
    ...publicBooking,
    share_results: false,
    shares_with: ['Mavuno Agrovet'],
    ...of,
  };
  return {
    'bookings.getByUuid': () => stored,
    'bookings.setSharingByUuid': ({ body }) => {
      stored = { ...stored, share_results: (body as { share_results: boolean }).share_results };
      return stored;
    },
  };
}

test('the confirmation asks a visitor, and shares with the key of the device', async () => {
  const { path, state } = toBooked({ ...booking, sharing_key });
  const { user, api } = renderApp({ path: { pathname: path, state }, handlers: withPublic() });
  await user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
  expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeTruthy();
  expect(api.callsOf('bookings.setSharingByUuid').map(({ body }) => body)).toEqual([
    { share_results: true, sharing_key },
  ]);
});

test('a link from a shop’s widget brings the key, which leaves the address; the link alone only stops', async () => {
  const path = `/status/${publicBooking.uuid}`;
  const { user, api, router, unmount } = renderApp({
    path: `${path}#${sharing_key}`,
    handlers: withPublic(),
  });
  await user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
  expect(router.state.location.hash).toBe('#pay');
  expect(api.callsOf('bookings.setSharingByUuid')[0]?.body).toEqual({ share_results: true, sharing_key });
  unmount();
  const other = renderApp({ path, handlers: withPublic({ share_results: true }) });
  await other.user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText(/on the device that booked/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /share/i })).toBeNull();
});
