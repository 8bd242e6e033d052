import { screen, waitFor, within } from '@testing-library/react';
import type { Refund } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, booking, farmer } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';

const finance = { ...administrator, is_superuser: false, staff_role: 'finance' } as const;

const asked: Refund = {
  id: 3,
  booking: 26,
  booking_code: 'UD-1026',
  booking_name: 'Wanjiku Kariuki',
  status: 'requested',
  cause: 'canceled',
  amount: '6500.00',
  amount_withheld: '0.00',
  amount_refunded: '0.00',
  reason: 'No rain',
  note: '',
  refund_number: '',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  created_by: 20,
  decided_on: null,
  decided_by: null,
  paid_back_on: null,
  payments: [
    {
      reference: 'UDP-7QK2M9XA',
      receipt_number: 'RLA0R69NXM',
      provider: 'mpesa',
      phone_number: '+254712345678',
      amount_left: '6500.00',
    },
  ],
};

test('a double press on Approve opens the question, and does not close it again', async () => {
  renderApp({
    path: '/refunds',
    user: administrator,
    handlers: { 'payments.listRefunds': () => pageOf([asked]) },
  });
  await pointer.dblClick(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('dialog', { name: 'Approve the refund of UD-1026' })).toBeVisible();
});

test('an administrator approves a part with a reason, pays it back and records its number', async () => {
  let refund = asked;
  const handlers: Handlers = {
    'payments.listRefunds': () => pageOf([refund]),
    'payments.decideRefund': () => {
      refund = { ...refund, status: 'approved', amount: '4500.00', amount_withheld: '2000.00' };
      return refund;
    },
    'payments.recordRefund': () => {
      refund = { ...refund, status: 'paid_back', amount_refunded: '4500.00', refund_number: 'RLB2' };
      return { reference: 'UDP-7QK2M9XA', amount_received: '6500.00', amount_refunded: '4500.00' };
    },
  };
  const { user, api } = renderApp({ path: '/refunds', user: administrator, handlers });
  expect(await screen.findByText('Cancelled: No rain')).toBeTruthy();
  expect(screen.getByRole('rowheader').textContent).toBe('UD-1026Wanjiku Kariuki');
  expect(screen.getByRole('columnheader', { name: 'Pay back to' })).toBeTruthy();
  expect(screen.getByText('0712 345678').parentElement?.textContent).toBe('0712 345678 M-Pesa RLA0R69NXM');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const decision = within(screen.getByRole('dialog', { name: 'Approve the refund of UD-1026' }));
  const factOf = (name: string) => decision.getByText(name).nextElementSibling?.textContent;
  expect(factOf('Reason')).toBe('Cancelled: No rain');
  expect(factOf('Paid')).toBe('0712 345678 M-Pesa RLA0R69NXM');
  expect(factOf('Requested on')).toMatch(/^20 Nov 2026, /);
  const amount = decision.getByRole('textbox', { name: /Amount/ });
  expect(decision.getByRole('button', { name: 'Approve KES 6,500' })).toBeVisible();
  await user.clear(amount);
  expect(decision.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(decision.getByRole('button', { name: 'Go back' })).toBeVisible();
  await user.type(amount, '4,500');
  await user.click(decision.getByRole('button', { name: 'Approve KES 4,500' }));
  expect(decision.getByText('Say why not all of it is refunded')).toBeTruthy();
  expect(api.callsOf('payments.decideRefund')).toEqual([]);
  await user.type(decision.getByRole('textbox', { name: /Why/ }), 'The collector was on the way');
  await user.click(decision.getByRole('button', { name: 'Approve KES 4,500' }));
  expect(await screen.findByText('KES 2,000.00 is not refunded.')).toBeTruthy();
  expect(api.callsOf('payments.decideRefund').map(({ body }) => body)).toEqual([
    { status: 'approved', amount: '4500', note: 'The collector was on the way' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Record a refund of RLA0R69NXM' }));
  const record = within(screen.getByRole('dialog', { name: 'Record a refund of RLA0R69NXM' }));
  await user.type(record.getByRole('textbox', { name: /Refund code/ }), 'RLB2');
  await user.type(record.getByRole('textbox', { name: /Why was it refunded/ }), 'Canceled');
  await user.click(record.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Refund code: RLB2')).toBeTruthy();
  expect(api.callsOf('payments.recordRefund')[0]?.body).toMatchObject({ amount: '4500' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull());
});

/** A service with 21 requested refunds: 20 of them on the first page. */
function createRequests(): Handlers {
  let requested = Array.from({ length: 21 }, (_, index) => ({
    ...asked,
    ...{ id: index + 1, booking: index + 1, booking_code: `UD-${1001 + index}` },
  }));
  return {
    'payments.listRefunds': ({ query }) => {
      const start = (Number(query.get('page')) - 1) * 20;
      const found = query.get('status') === 'requested' ? requested : [];
      if (start > 0 && start >= found.length) return failure(404, { detail: 'Invalid page.' });
      return {
        ...pageOf(found.slice(start, start + 20), found.length),
        total_pages: Math.ceil(found.length / 20),
      };
    },
    'payments.decideRefund': ({ record }) => {
      const decided = requested.find(({ id }) => id === Number(record)) ?? asked;
      requested = requested.filter(({ id }) => id !== decided.id);
      return { ...decided, status: 'approved' };
    },
  };
}

test('once the only refund of the last page is approved, the page before it is shown', async () => {
  const { user } = renderApp({
    path: '/refunds?status=requested',
    user: administrator,
    handlers: createRequests(),
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('rowheader', { name: /^UD-1021/ })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Approve KES 6,500' }));
  expect(await screen.findByRole('rowheader', { name: /^UD-1001/ })).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: /^UD-1021/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  expect(screen.queryByText('An error occured')).toBeNull();
});

test('a page of refunds that cannot be loaded says so, and is asked for again', async () => {
  const { 'payments.listRefunds': list } = createRequests();
  let isDown = false;
  const { user } = renderApp({
    path: '/refunds?status=requested',
    user: administrator,
    handlers: {
      'payments.listRefunds': (call) =>
        isDown ? failure(500, { detail: 'Down' }) : (list?.(call) ?? pageOf([])),
    },
  });
  await screen.findByRole('rowheader', { name: /^UD-1001/ });
  isDown = true;
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('An error occured')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('rowheader', { name: /^UD-1021/ })).toBeVisible();
  expect(screen.queryByText('An error occured')).toBeNull();
});

test('staff read at a cancelled booking where its refund is decided, and who decides goes there', async () => {
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, status: 'canceled', canceled: true }),
    'payments.listRefunds': () => pageOf([asked]),
  };
  const { user, place, unmount } = renderApp({ path: '/bookings/26', user: finance, handlers });
  await user.click(await screen.findByRole('link', { name: 'Waits for a decision in Refunds.' }));
  await waitFor(() => expect(place()).toBe('/refunds?status=requested'));
  unmount();
  renderApp({ path: '/bookings/26', user: farmer, handlers });
  expect(await screen.findByText(/^We will check it first/)).toBeVisible();
  expect(screen.queryByText(/^Waits for/)).toBeNull();
});

test('a part that is too large is refused at its field, and one that is requested is listed at once', async () => {
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, id: 26, code: 'UD-1026', paid: true, amount_paid: '6500.00' }),
    'payments.listRefunds': () => pageOf(isAsked ? [{ ...asked, cause: 'part', amount: '2000.00' }] : []),
    'payments.requestRefund': ({ body }) => {
      if ((body as { amount: string }).amount !== '2000')
        return failure(400, { amount: ['At most KES 2,000.00 can be refunded.'] });
      isAsked = true;
      return asked;
    },
  };
  let isAsked = false;
  const { user } = renderApp({ path: '/bookings/26', user: finance, handlers });
  await user.click(await screen.findByRole('button', { name: 'Refund a part' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund a part of UD-1026' }));
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.type(amount, '4,000.00');
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'One sample less');
  await user.click(dialog.getByRole('button', { name: 'Request' }));
  expect(await dialog.findByText('At most KES 2,000.00 can be refunded.')).toBeTruthy();
  expect(screen.getAllByText('At most KES 2,000.00 can be refunded.')).toHaveLength(1);
  await user.clear(amount);
  await user.type(amount, '2,000');
  await user.click(dialog.getByRole('button', { name: 'Request' }));
  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }));
  expect(refunds.getByText('Requested')).toBeTruthy();
});

test('a farmer cancels a paid booking, is told that the money comes back, and sees how far it is', async () => {
  const booked = {
    ...booking,
    id: 26,
    code: 'UD-1026',
    status: 'booked' as const,
    paid: true,
    amount_paid: '6500.00',
    next_statuses: [{ status: 'canceled' as const, needs_reason: true }],
  };
  let stored: typeof booking = booked;
  const handlers: Handlers = {
    'bookings.get': () => stored,
    'bookings.setStatus': () => {
      stored = { ...booked, paid: false, canceled: true, status: 'canceled', next_statuses: [] };
      return stored;
    },
    'payments.listRefunds': () => pageOf(stored.canceled ? [{ ...asked, payments: [] }] : []),
  };
  const { user, api } = renderApp({ path: '/bookings/26', user: farmer, handlers });
  await user.click(await screen.findByRole('button', { name: 'Cancel the booking' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel UD-1026' }));
  expect(dialog.getByText(/We'll check the KES 6,500.00 that was paid, then refund it/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No rain');
  await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
  const refunds = within(await screen.findByRole('region', { name: 'Refunds' }));
  expect(refunds.getByText('Requested')).toBeTruthy();
  expect(refunds.getByText('KES 6,500.00')).toBeTruthy();
  expect(api.callsOf('bookings.setStatus')[0]?.body).toEqual({ status: 'canceled', note: 'No rain' });
});

test('of a service without refunds, a canceled booking shows none and no error, and their page says so', async () => {
  const handlers: Handlers = {
    'bookings.get': () => ({ ...booking, canceled: true }),
    'payments.listRefunds': () => failure(404, { detail: 'Not found.' }),
  };
  const { api, unmount } = renderApp({ path: '/bookings/26', user: farmer, handlers });
  await waitFor(() => expect(api.callsOf('payments.listRefunds')).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Refunds' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  renderApp({ path: '/refunds', user: administrator, handlers });
  expect(await screen.findByText(/does not offer|no such page|not part/i)).toBeTruthy();
});
