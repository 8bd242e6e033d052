import { screen, waitFor, within } from '@testing-library/react';
import type { CommissionBalance } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const balance: CommissionBalance = {
  agent: 1,
  agrovet_name: 'Mavuno Agrovet',
  percentage: '10.00',
  coming: '1300.00',
  earned: '650.00',
  requested: '0.00',
  paid_out: '2600.00',
  phone_number: '+254711000001',
};
const commission = {
  id: 11,
  agent: 1,
  agrovet_name: 'Mavuno Agrovet',
  booking: 26,
  booking_code: 'UD-1026',
  amount: '650.00',
  status: 'earned' as const,
  created_on: '2026-11-20T20:27:26.303015+03:00',
  collected_on: null,
  disbursed_on: null,
  reference: '',
};

function withEarnings(first: CommissionBalance = balance): Handlers {
  let stored = first;
  return {
    'commissions.getBalance': () => stored,
    'commissions.list': () => pageOf([commission]),
    'commissions.collect': () => {
      stored = { ...stored, earned: '0.00', requested: '650.00' };
      return { commissions: [{ ...commission, status: 'collected' }], total: '650.00' };
    },
  };
}

test('an agent sees what was earned, what is coming and what was paid out, and asks for the rest', async () => {
  const { user, api } = renderApp({ path: '/earnings', user: agent, handlers: withEarnings() });
  expect(
    await screen.findByText('You earn 10% of the price of each new booking, once it is paid.'),
  ).toBeTruthy();
  const amounts = () =>
    screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('KES'));
  expect(amounts()).toEqual(['KES 650.00', 'KES 1,300.00', 'KES 0.00', 'KES 2,600.00']);
  expect(await screen.findByRole('link', { name: 'UD-1026' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Request KES 650.00' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Request your earnings' }));
  const phone = dialog.getByRole<HTMLInputElement>('textbox', { name: /M-Pesa number that gets the money/ });
  expect(phone.value).toBe('0711 000001');
  await user.clear(phone);
  await user.click(dialog.getByRole('button', { name: 'Request KES 650.00' }));
  expect(dialog.getByText(/^Enter a Kenyan mobile number/)).toBeTruthy();
  await user.type(phone, '0711 000 002');
  await user.click(dialog.getByRole('button', { name: 'Request KES 650.00' }));
  expect(await screen.findByText('You have requested KES 650.00')).toBeTruthy();
  expect(api.callsOf('commissions.collect').map(({ body }) => body)).toEqual([
    { phone_number: '+254711000002' },
  ]);
  await waitFor(() => expect(amounts()[0]).toBe('KES 0.00'));
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
});

test('more taken back than earned since is explained, and nothing can be asked for', async () => {
  const handlers = withEarnings({ ...balance, earned: '-300.00' });
  renderApp({ path: '/earnings', user: agent, handlers });
  expect(await screen.findByText(/^We refunded payments/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
});

test.each([administrator, farmer])('earnings are not for $username', async (user) => {
  renderApp({ path: '/earnings', user });
  expect(await screen.findByRole('heading', { name: '“Earnings” is not part of your account' })).toBeTruthy();
});
