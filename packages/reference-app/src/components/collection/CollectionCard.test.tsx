import { screen, within } from '@testing-library/react';
import type { Booking, BookingMove } from '@udongo/sdk';
import { formatDate } from '@udongo/ui';
import { expect, test } from 'vitest';
import { daysAhead } from '../../../test/daysAhead.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const asked: BookingMove = {
  id: 7,
  status: 'asked',
  from_date: '2027-01-15',
  asked_date: '2027-01-20',
  new_date: null,
  reason: 'The road is under water',
  note: '',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  created_by_name: 'Wanjiku Kariuki',
  decided_on: null,
  decided_by_name: '',
};
const planned: Booking = { ...booking, status: 'booked', collector: null, collector_name: '', moves: [] };

/** A service whose booking becomes what its answers say. */
function serve(
  first: Booking,
  changes: Partial<Record<'askMove' | 'move' | 'declineMove' | 'assignCollector', object>>,
) {
  let stored = first;
  const handlers: Handlers = { 'bookings.get': () => stored };
  for (const [name, change] of Object.entries(changes)) {
    handlers[`bookings.${name}` as 'bookings.move'] = () => {
      stored = { ...stored, ...change };
      return stored;
    };
  }
  return handlers;
}
const card = async () => within(await screen.findByRole('region', { name: 'Collection' }));

test('a farmer asks for another day, and reads that it was asked for', async () => {
  const [from_date, asked_date] = [daysAhead(46), daysAhead(51)];
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: serve(
      { ...planned, soil_test_date: from_date },
      { askMove: { moves: [{ ...asked, from_date, asked_date }] } },
    ),
  });
  expect((await card()).getByText(formatDate('en', from_date, 'long'))).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: 'Ask for another day' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Another day for UD-1026' }));
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(dialog.getByText('Choose a day, today or later')).toBeTruthy();
  expect(dialog.getByText('Say why you need another day')).toBeTruthy();
  await user.type(dialog.getByLabelText(/New day/), from_date);
  expect(dialog.getByText(`Choose another day than ${formatDate('en', from_date)}`)).toBeTruthy();
  await user.clear(dialog.getByLabelText(/New day/));
  await user.type(dialog.getByLabelText(/New day/), asked_date);
  await user.type(dialog.getByLabelText(/Why another day/), 'The road is under water');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  const moves = within(await (await card()).findByRole('list', { name: 'Asked for and changed' }));
  expect(moves.getByRole('listitem').textContent).toBe(
    `Asked for ${formatDate('en', asked_date)}Wanjiku Kariuki, 20 Nov 2026, 20:27: The road is under water`,
  );
  expect(api.callsOf('bookings.askMove')[0]?.body).toEqual({
    soil_test_date: asked_date,
    reason: 'The road is under water',
  });
});

test('a farmer whom nobody plans to visit changes the day with the booking, and a service without moves shows no card', async () => {
  const { unmount } = renderApp({
    path: '/bookings/26',
    user: farmer,
    handlers: { 'bookings.get': () => ({ ...planned, agent: null }) },
  });
  expect((await card()).queryByRole('button')).toBeNull();
  unmount();
  renderApp({ path: '/bookings/26', user: farmer, handlers: { 'bookings.get': () => booking } });
  expect(await screen.findByRole('heading', { name: 'UD-1026' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Collection' })).toBeNull();
});

test('an agrovet agrees to the day with one press', async () => {
  const agreed: BookingMove = {
    ...asked,
    status: 'agreed',
    new_date: '2027-01-20',
    decided_on: '2026-11-21T09:00:00.000000+03:00',
    decided_by_name: 'Otieno Odhiambo',
  };
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: serve(
      { ...planned, moves: [asked] },
      { move: { soil_test_date: '2027-01-20', moves: [agreed] } },
    ),
  });
  await user.click((await card()).getByRole('button', { name: 'Agree to 20 Jan 2027' }));
  expect(await screen.findByText('Moved from 15 Jan 2027 to 20 Jan 2027')).toBeTruthy();
  expect(api.callsOf('bookings.move')[0]?.body).toEqual({ soil_test_date: '2027-01-20', request: 7 });
  expect((await card()).queryByRole('button', { name: 'Decline' })).toBeNull();
  expect((await card()).getByRole('button', { name: 'Move to another day' })).toBeTruthy();
});

test('a request that somebody else answered in the meantime is shown as it is now', async () => {
  let isRead = false;
  const { user } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: {
      'bookings.get': () => {
        const moves = isRead ? [{ ...asked, status: 'declined' as const, note: 'Full' }] : [asked];
        isRead = true;
        return { ...planned, moves };
      },
      'bookings.move': () => failure(409, { detail: 'This request was answered already.' }),
    },
  });
  await user.click((await card()).getByRole('button', { name: 'Agree to 20 Jan 2027' }));
  expect(await screen.findByText('20 Jan 2027 was declined')).toBeTruthy();
  expect(screen.getByText(/This request was answered already/)).toBeTruthy();
});

test('an agrovet declines with a reason, which is required', async () => {
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: agent,
    handlers: serve(
      { ...planned, moves: [asked] },
      { declineMove: { moves: [{ ...asked, status: 'declined', note: 'Full' }] } },
    ),
  });
  await user.click((await card()).getByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Decline another day for UD-1026' }));
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Say why it cannot be moved')).toBeTruthy();
  await user.type(dialog.getByRole('textbox'), 'Full');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('20 Jan 2027 was declined')).toBeTruthy();
  expect(api.callsOf('bookings.declineMove')[0]?.body).toEqual({ request: 7, note: 'Full' });
});

test('an administrator assigns a collector, and tells people of one name apart by role, shop and phone', async () => {
  const profile = { email: '', phone_number: '+254711000002', address: '', county: null };
  const names: Record<string, string> = {
    agent: 'Fatuma Ali',
    technician: 'Fatuma Ali',
    administrator: 'Ada Auma',
  };
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: {
      ...serve(planned, { assignCollector: { collector: 40, collector_name: 'Fatuma Ali' } }),
      'agents.list': () => pageOf([{ id: 7, user: 2, agrovet_name: 'Mavuno Agrovet' }]),
      'profiles.list': ({ query }) => {
        const role = query.get('role') ?? '';
        const id = { agent: 2, technician: 40, administrator: 1 }[role] ?? 0;
        return pageOf([{ ...profile, id, user: id, full_name: names[role] ?? '' }]);
      },
    },
  });
  expect((await card()).getByText('Not assigned yet')).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: 'Assign a collector' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Who collects the soil of UD-1026?' }));
  // This service keeps no wards.
  expect(dialog.queryByLabelText('Ward')).toBeNull();
  await user.click(dialog.getByRole('combobox'));
  const options = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Fatuma AliAgent, Mavuno Agrovet, 0711 000002',
    'Fatuma AliTechnician, 0711 000002',
    'Ada AumaAdministrator, 0711 000002',
  ]);
  await user.click(screen.getByRole('option', { name: /Technician/ }));
  expect(dialog.getByText('Technician, 0711 000002')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await (await card()).findByText('Fatuma Ali')).toBeTruthy();
  expect(api.callsOf('bookings.assignCollector')[0]?.body).toEqual({ collector: 40 });
});

test('an administrator says the ward with the collector, and corrects it later', async () => {
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: serve(
      { ...planned, collector: 40, collector_name: 'Fatuma Ali', ward: 'Ndeya' },
      { assignCollector: { ward: 'Ndeiya' } },
    ),
  });
  const person = within(await screen.findByRole('region', { name: 'Farmer' }));
  expect(person.getByText('Ndeya')).toBeTruthy();
  await user.click((await card()).getByRole('button', { name: 'Assign somebody else' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Who collects the soil of UD-1026?' }));
  const ward = dialog.getByLabelText('Ward');
  expect(ward).toHaveProperty('value', 'Ndeya');
  await user.clear(ward);
  await user.type(ward, ' Ndeiya');
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('The ward of UD-1026 is saved')).toBeTruthy();
  expect(await person.findByText('Ndeiya')).toBeTruthy();
  expect(api.callsOf('bookings.assignCollector')[0]?.body).toEqual({ collector: 40, ward: 'Ndeiya' });
});

test('an administrator who leaves the ward as it is does not take back what a colleague said of it', async () => {
  const { user, api } = renderApp({
    path: '/bookings/26',
    user: administrator,
    handlers: serve(
      { ...planned, collector: 40, collector_name: 'Fatuma Ali', ward: 'Ndeya' },
      { assignCollector: { ward: 'Ndeiya' } },
    ),
  });
  const person = within(await screen.findByRole('region', { name: 'Farmer' }));
  await user.click((await card()).getByRole('button', { name: 'Assign somebody else' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
  expect(await person.findByText('Ndeiya')).toBeTruthy();
  expect(api.callsOf('bookings.assignCollector')[0]?.body).toEqual({ collector: 40 });
});
