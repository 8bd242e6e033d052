import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PaymentPanel } from '../src/payment-panel/index.ts';
import { Alert } from '../src/primitives/index.ts';
import { passwordField, RecordForm } from '../src/record-form/index.ts';
import { createFakeApi } from './bookingFixtures.ts';
import { createMemoryStorage, openBookingForm, sampleCard, wholeBooking } from './bookingPage.tsx';
import { heard, listen } from './liveRegions.ts';
import { paidPayment, prompted, unpaid } from './payments.ts';
import { openPlots } from './plotList.tsx';

/** Texts that come late reach every screen reader: their region is in the page before, or is an alert. */
const announced = (text: string | RegExp) =>
  waitFor(() => expect(heard()).toContainEqual(expect.stringMatching(text)));

test('a farmer hears the questions about a large land and a far date, and that the draft is kept and cleared', async () => {
  const { storage } = createMemoryStorage();
  const { user } = openBookingForm({ draftStorage: storage, defaultValues: wholeBooking });
  listen();
  const size = sampleCard(1).getByLabelText(/^Size of land/);
  await user.clear(size);
  await user.type(size, '2000');
  await announced('Over 1,000 acres. Is that right?');
  const date = screen.getByLabelText(/^Date of test/);
  await user.clear(date);
  await user.type(date, '2028-01-05');
  await announced('More than a year from now. Is that right?');
  await announced('Draft saved on this device');
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  await announced('The form is cleared.');
});

test('a farmer hears what a discount code gives', async () => {
  const { api } = createFakeApi();
  const checkDiscount = async () => ({ discount_code: 'KARIBU10', discount: '200.00' });
  const bookings = { ...api.bookings, checkDiscount };
  const { user } = openBookingForm({ api: { ...api, bookings }, defaultValues: wholeBooking });
  listen();
  await user.type(screen.getByLabelText(/^Discount code/), 'karibu10');
  await announced('You save KES 200.00.');
});

test('a clerk hears that a list takes long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    openPlots({ list: () => new Promise(() => {}) });
    listen();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await announced('This takes longer than usual. Still trying.');
  } finally {
    vi.useRealTimers();
  }
});

test('a farmer hears that the payment arrived', async () => {
  let stored = { ...unpaid, payment: prompted };
  const payments = {
    getOptions: async () => stored,
    initialize: async () => prompted,
    checkStatus: async () => {
      stored = {
        ...unpaid,
        paid: true,
        amount: '0.00',
        amount_paid: paidPayment.amount,
        payment: paidPayment,
      };
      return paidPayment;
    },
  };
  render(<PaymentPanel api={{ payments }} of={{ booking: 26 }} />);
  const ask = await screen.findByRole('button', { name: 'Get Status' });
  listen();
  act(() => ask.click());
  await announced('Paid');
});

test.each(['success', 'warning', 'error'] as const)('a %s that appears is heard', async (tone) => {
  const { rerender } = render(<main />);
  listen();
  rerender(
    <main>
      <Alert tone={tone}>The prices changed.</Alert>
    </main>,
  );
  await announced('The prices changed.');
});

test('a new user hears how strong the first characters of a password are, and its hint is back once it is empty', async () => {
  const password = passwordField({
    name: 'password',
    label: 'Password',
    hint: 'Nobody else reads it.',
    autoComplete: 'new-password',
  });
  render(
    <RecordForm
      title="User"
      mode="create"
      savedMessage="Saved"
      fields={[password]}
      save={async () => null}
    />,
  );
  listen();
  const control = screen.getByLabelText('Password');
  expect(control).toHaveAccessibleDescription('Nobody else reads it.');
  await userEvent.type(control, 'abc');
  await announced('Too short. Use at least 8 characters, ideally 15.');
  await userEvent.clear(control);
  expect(control).toHaveAccessibleDescription('Nobody else reads it.');
});
