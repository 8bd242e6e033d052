import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paidPayment, prompted, unpaid } from '../../../../ui/test/payments.ts';
import { failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const { uuid } = unpaid;
const status = {
  code: 'UD-1026',
  status: 'booked' as const,
  soil_test_date: '2026-11-24',
  test_type: 'complete-soil-analysis' as const,
  uuid,
  county: 22,
  county_name: 'Kiambu',
  no_of_samples: 3,
  paid: false,
  canceled: false,
};

/** A server on which one booking is paid once the provider is asked. */
function withPayments(): Handlers {
  let stored = unpaid;
  return {
    'bookings.getByUuid': () => ({ ...status, paid: stored.paid }),
    'bookings.get': () => ({ ...booking, id: 26, code: 'UD-1026', paid: stored.paid }),
    'payments.getOptions': () => stored,
    'payments.initialize': () => prompted,
    'payments.checkStatus': () => {
      stored = { ...stored, paid: true, amount: '0.00', amount_paid: '17550.00', payment: paidPayment };
      return paidPayment;
    },
    'bookings.markAsPaid': () => {
      stored = { ...stored, paid: true, amount: '0.00', amount_paid: '6500.00' };
      return { ...booking, id: 26, paid: true };
    },
    'payments.list': () => pageOf([paidPayment, { ...prompted, id: 71, status: 'needs_review' }]),
  };
}

test('whoever holds the link of a booking pays it as nobody, and the page shows it without a reload', async () => {
  const { user, api } = renderApp({ path: `/status/${uuid}`, user: farmer, handlers: withPayments() });
  await user.click(await screen.findByRole('button', { name: 'Send the prompt' }));
  expect(api.callsOf('payments.getOptions')[0]?.query.get('uuid')).toBe(uuid);
  expect(api.callsOf('payments.initialize').map(({ body, token }) => [body, token])).toEqual([
    [expect.objectContaining({ uuid, method: 'mpesa' }), null],
  ]);
  const asked = api.callsOf('bookings.getByUuid').length;
  await user.click(await screen.findByRole('button', { name: 'Get Status' }));
  expect(await screen.findByText(/M-Pesa SLK4H7TR2Q/)).toBeTruthy();
  await waitFor(() => expect(api.callsOf('bookings.getByUuid').length).toBeGreaterThan(asked));
  expect(await screen.findByRole('button', { name: 'Download the receipt' })).toBeTruthy();
});

test('an administrator records a payment with its number and a reason', async () => {
  const { user, api } = renderApp({ path: '/bookings/26', user: administrator, handlers: withPayments() });
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  expect(await screen.findByText('Send a prompt, or pay by card')).toBeTruthy();
  // The payer's form is folded, and below what staff do.
  expect(screen.getByText('Send the prompt').closest('details')?.open).toBe(false);
  const titles = [...document.querySelectorAll('.app-booking__side h2')].map(
    ({ textContent }) => textContent,
  );
  expect(titles.filter((title) => ['Price', 'Payment', 'Amount due'].includes(title ?? ''))).toEqual([
    'Price',
    'Payment',
  ]);
  const dialog = within(screen.getByRole('dialog', { name: 'Record a payment of UD-1026' }));
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(dialog.getByText('Enter the number of the receipt')).toBeTruthy();
  expect(dialog.getByText('Say how you know it')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Receipt number/ }), 'RLA0R69NXM');
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '6,500.00');
  await user.type(dialog.getByRole('textbox', { name: /How do you know/ }), 'Seen in the statement');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await screen.findByText('The payment of UD-1026 is recorded')).toBeTruthy();
  expect(api.callsOf('bookings.markAsPaid').map(({ body }) => body)).toEqual([
    {
      booking: 26,
      method: 'mpesa',
      reference: 'RLA0R69NXM',
      amount: '6500',
      reason: 'Seen in the statement',
    },
  ]);
});

test('more than is due is recorded after a question', async () => {
  const handlers = {
    ...withPayments(),
    'bookings.get': () => ({ ...booking, id: 26, code: 'UD-1026', paid: false, balance_due: '19500.00' }),
  };
  const { user, api } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record a payment of UD-1026' }));
  await user.type(dialog.getByRole('textbox', { name: /Receipt number/ }), 'RLA0R69NXM');
  await user.type(dialog.getByRole('textbox', { name: /How do you know/ }), 'Seen in the statement');
  const amount = dialog.getByRole('textbox', { name: /Amount/ });
  await user.clear(amount);
  await user.type(amount, '25,000');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  const question = 'That is KES 5,500.00 more than is due. Record it all the same?';
  expect(dialog.getByText(question)).toBeTruthy();
  await user.type(amount, '0');
  expect(dialog.queryByText(question)).toBeNull();
  await user.type(amount, '{Backspace}');
  expect(api.callsOf('bookings.markAsPaid')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Record all of it' }));
  expect(await screen.findByText('The payment of UD-1026 is recorded')).toBeTruthy();
  expect(api.callsOf('bookings.markAsPaid')[0]?.body).toMatchObject({ amount: '25000' });
});

test('a receipt that was used before is said at its number, until another one is typed', async () => {
  const handlers = {
    ...withPayments(),
    'bookings.markAsPaid': () => failure(400, { reference: ['This receipt was used before.'] }),
  };
  const { user } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record a payment of UD-1026' }));
  const number = dialog.getByRole<HTMLInputElement>('textbox', { name: /Receipt number/ });
  await user.type(number, 'RLA0R69NXM');
  await user.type(dialog.getByRole('textbox', { name: /Amount/ }), '6500');
  await user.type(dialog.getByRole('textbox', { name: /How do you know/ }), 'Seen in the statement');
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText('This receipt was used before.')).toBeTruthy();
  expect([number.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', number]);
  expect(screen.getAllByText('This receipt was used before.')).toHaveLength(1);
  await user.type(number, '2');
  expect(dialog.queryByText('This receipt was used before.')).toBeNull();
});

test('a farmer pays on the page of the booking, and cannot record anything', async () => {
  const { api } = renderApp({ path: '/bookings/26', user: farmer, handlers: withPayments() });
  expect(await screen.findByRole('button', { name: 'Send the prompt' })).toBeTruthy();
  expect(api.callsOf('payments.getOptions')[0]?.query.get('booking')).toBe('26');
  expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
});

test.each([
  [agent, 'The payer enters the PIN on 0712 345678'],
  [administrator, 'The payer enters the PIN on 0712 345678'],
  [farmer, 'Enter your M-Pesa PIN on 0712 345678'],
])('person %# reads who enters the PIN', async (person, said) => {
  const { user } = renderApp({ path: '/bookings/26', user: person, handlers: withPayments() });
  const fold = person === administrator && (await screen.findByText('Send a prompt, or pay by card'));
  if (fold) await user.click(fold);
  await user.click(await screen.findByRole('button', { name: 'Send the prompt' }));
  expect(await screen.findByRole('heading', { name: said })).toBeTruthy();
});

test('where payments are not built yet, the page of the booking shows none', async () => {
  const handlers = { ...withPayments(), 'payments.getOptions': () => failure(501, { detail: 'Not built.' }) };
  const { api } = renderApp({ path: '/bookings/26', user: farmer, handlers });
  await screen.findByRole('heading', { level: 1, name: 'UD-1026' });
  await waitFor(() => expect(api.callsOf('payments.getOptions')).not.toHaveLength(0));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the prompt' })).toBeNull());
});

test('payments are listed with their state, and paid ones have a receipt', async () => {
  renderApp({ path: '/payments', user: administrator, handlers: withPayments() });
  await screen.findByText('SLK4H7TR2Q');
  const rows = screen.getAllByRole('row').slice(1);
  expect(within(rows[0] as HTMLElement).getByText('Paid')).toBeTruthy();
  expect(within(rows[0] as HTMLElement).getByRole('button', { name: /Receipt of/ })).toBeTruthy();
  expect(within(rows[1] as HTMLElement).getByText('To be checked')).toBeTruthy();
  expect(within(rows[1] as HTMLElement).queryByRole('button')).toBeNull();
});
