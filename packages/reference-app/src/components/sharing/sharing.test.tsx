import { screen, waitFor, within } from '@testing-library/react';
import type { Booking, PublicBooking, ResultSharing } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { lowerPlot } from '../../../../ui/test/results.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { toBooked } from '../../lib/bookedState.ts';

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

test('staff read that a visitor shared in the form', async () => {
  const change = { share_results: true, said_by: 'booking', changed_by_name: '', changed_on } as const;
  const handlers = withSharing({ share_results: true, may_share: false, changes: [change] });
  const { user } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await user.click(await screen.findByText('Changes'));
  expect(screen.getByText(/^Shared on .* by the person who booked, in the form$/)).toBeTruthy();
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
  expect(card.getByRole('row', { name: /lime/i }).textContent).toMatch(
    /Lower plot, beside the borehole \(UD-1042-1\): Maize, 2 acres/,
  );
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

test.each([
  [
    'comes by their key and is not paid yet',
    { referrer_agent: agent.id },
    /^You earn it when the booking is paid/,
  ],
  ['only names them', { referrer_agent: agent.id, referrer_verified: false }, /^None: the booking named you/],
  ['only chose their shop', { referrer_agent: null, paid: true }, /^None: you serve this booking/],
])('an agent reads on a booking that %s why it has no commission', async (_, of, reason) => {
  renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => ({ ...booking, paid: false, referrer_verified: true, ...of }),
      'commissions.list': () => pageOf([]),
    },
  });
  expect(await screen.findByText(reason)).toBeVisible();
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
    'account.requestPhoneCode': () => ({ detail: 'On its way.' }),
    'bookings.setSharingByUuid': ({ body }) => {
      stored = { ...stored, share_results: (body as { share_results: boolean }).share_results };
      return stored;
    },
  };
}

test('the confirmation asks a visitor, and shares with the code that is sent to the phone of the booking', async () => {
  const { path, state } = toBooked(booking);
  const { user, api } = renderApp({ path: { pathname: path, state }, handlers: withPublic() });
  await user.click(await screen.findByRole('button', { name: 'Yes, share them' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Who sees your results' }));
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  expect(dialog.getByText('Enter the phone number, such as 0712 345 678')).toBeTruthy();
  await user.type(dialog.getByLabelText(/Phone number of the booking/), '0712 345 678');
  await user.click(dialog.getByRole('button', { name: 'Send me a code' }));
  const code = await dialog.findByLabelText(/Code from the text message/);
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.keyboard('204518');
  await user.click(dialog.getByRole('button', { name: 'Share my results' }));
  expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeTruthy();
  expect(api.callsOf('account.requestPhoneCode').map(({ body }) => body)).toEqual([
    { phone_number: '+254712345678', language: 'en' },
  ]);
  expect(api.callsOf('bookings.setSharingByUuid').map(({ body }) => body)).toEqual([
    { share_results: true, phone_no: '+254712345678', code: '204518' },
  ]);
});

test('the link of the status page stops sharing without a code', async () => {
  const { user, api } = renderApp({
    path: `/status/${publicBooking.uuid}`,
    handlers: withPublic({ share_results: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('Mavuno Agrovet cannot see your results any more')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf('bookings.setSharingByUuid').map(({ body }) => body)).toEqual([
    { share_results: false },
  ]);
});
