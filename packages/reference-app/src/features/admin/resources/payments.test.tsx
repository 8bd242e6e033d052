import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paidPayment } from '../../../../../ui/test/payments.ts';
import { pageOf } from '../../../../test/fakeApi.ts';
import { administrator } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';

test('a payment of a part of what its booking costs is not shown as paid, and says how much is left', async () => {
  const saved = watchSavedFiles();
  const payments = [
    { ...paidPayment, booking_code: 'UD-1026', amount: '500.00', booking_balance_due: '1000.00' },
    { ...paidPayment, id: 71, booking: 27, booking_code: 'UD-1027', booking_balance_due: '0.00' },
    // From a service that says nothing of the booking.
    { ...paidPayment, id: 72, booking: 28, booking_code: 'UD-1028' },
  ];
  const { user, services } = renderApp({
    path: '/payments',
    user: administrator,
    handlers: { 'payments.list': () => pageOf(payments) },
  });
  const row = (code: string) => within(screen.getByRole('row', { name: new RegExp(code) }));
  await screen.findByText('UD-1026');
  expect(row('UD-1026').getByText('Part payment')).toBeVisible();
  expect(row('UD-1026').getByText('KES 1,000.00 to pay')).toBeVisible();
  expect(row('UD-1026').queryByText('Paid')).toBeNull();
  for (const code of ['UD-1027', 'UD-1028']) expect(row(code).getByText('Paid')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(async () =>
    expect(Object.values(await saved.read()).join()).toContain('"Part payment, KES 1,000.00 to pay"'),
  );
  services.choices.locale.choose('sw');
  expect(await screen.findByText('Malipo ya sehemu')).toBeVisible();
});

test('a payment says what was refunded of it', async () => {
  const payments = [
    { ...paidPayment, booking_code: 'UD-1026', amount_refunded: '1000.00' },
    {
      ...paidPayment,
      ...{ id: 71, booking: 27, booking_code: 'UD-1027', amount_refunded: '6500.00' },
      ...({ status: 'canceled', paid: false, canceled: true } as const),
    },
  ];
  renderApp({
    path: '/payments',
    user: administrator,
    handlers: { 'payments.list': () => pageOf(payments) },
  });
  expect(await screen.findByText('Paid, KES 1,000.00 refunded')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /UD-1027/ }));
  expect(row.getByText('Refunded KES 6,500.00')).toBeVisible();
  expect(row.queryByText('Canceled')).toBeNull();
});
