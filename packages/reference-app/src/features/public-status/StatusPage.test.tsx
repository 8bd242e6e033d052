import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unpaid } from '../../../../ui/test/payments.ts';
import { failure, type Handlers } from '../../../test/fakeApi.ts';
import { administrator, farmer, publicBooking } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';

const path = `/status/${publicBooking.uuid}`;

test('whoever holds the link sees where the booking stands', async () => {
  renderApp({ path, handlers: { 'bookings.getByUuid': () => publicBooking } });
  expect(await screen.findByRole('heading', { name: 'Status of UD-1026' })).toBeTruthy();
  expect(screen.getByText('Received', { exact: false }).closest('li')?.ariaCurrent).toBe('step');
  expect(screen.getByText('Complete Soil Analysis')).toBeTruthy();
  expect(screen.getByText('Friday, 15 January 2027')).toBeTruthy();
  expect(screen.getByText('Kiambu')).toBeTruthy();
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByText('Get Status')).toBeTruthy();
});

test('the page asks as nobody, and shows nothing personal that a service might answer', async () => {
  const { api } = renderApp({
    path,
    user: farmer,
    handlers: {
      'bookings.getByUuid': () => ({
        ...publicBooking,
        name: 'Wanjiku Kariuki',
        phone_no: '+254712345678',
        email: 'farmer@udongo.test',
        address: 'P.O. Box 301 Kiambu',
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Status of UD-1026' });
  const shown = document.querySelector('main')?.textContent ?? '';
  for (const secret of ['Wanjiku', '712345678', '0712', 'farmer@', 'P.O. Box']) {
    expect(shown).not.toContain(secret);
  }
  expect(api.callsOf('bookings.getByUuid').every(({ token }) => token === null)).toBe(true);
});

test('an unpaid booking says once that it is to be paid: in the panel, else in its details', async () => {
  const open = (handlers: Handlers) =>
    renderApp({
      path,
      handlers: { 'bookings.getByUuid': () => ({ ...publicBooking, paid: false }), ...handlers },
    });
  const detail = () => screen.queryByText('Payment', { selector: 'dt' });
  const { unmount } = open({ 'payments.getOptions': () => unpaid });
  expect(await screen.findByRole('region', { name: 'Pay for UD-1026' })).toBeVisible();
  await waitFor(() => expect(detail()).toBeNull());
  unmount();
  const { api } = open({});
  await waitFor(() => expect(api.callsOf('payments.getOptions')).not.toEqual([]));
  expect(await screen.findByText('Payment', { selector: 'dt' })).toBeVisible();
});

test('the public page shows the days of the steps, a new day after a late one, and rejected samples', async () => {
  renderApp({
    path,
    handlers: {
      'bookings.getByUuid': () => ({
        ...publicBooking,
        status_changes: [
          { status: 'booked' as const, changed_on: '2026-11-16' },
          { status: 'received' as const, changed_on: '2026-11-19' },
        ],
        due_on: '2026-11-20',
        new_due_on: '2026-11-26',
        refunds: [
          {
            status: 'paid_back' as const,
            amount: '4500.00',
            amount_withheld: '2000.00',
            amount_refunded: '4500.00',
            paid_back_on: '2026-11-24',
          },
          // More went back than was approved: the reason for less is no longer true.
          {
            status: 'paid_back' as const,
            amount: '500.00',
            amount_withheld: '0.00',
            amount_refunded: '500.00',
            note: 'The collector was on the way',
            paid_back_on: '2026-11-25',
          },
        ],
        rejected_samples: [{ code: 'UD-1026-2', reason: 'wrong_label' as const }],
      }),
    },
  });
  expect(await screen.findByText('19 Nov 2026')).toBeTruthy();
  expect(screen.getByText(/The new date is 26 Nov 2026/)).toBeTruthy();
  expect(screen.getByText('Sample UD-1026-2 was rejected')).toBeTruthy();
  expect(screen.getByText('Refunded on 24 Nov 2026. KES 2,000.00 is not refunded.')).toBeTruthy();
  expect(screen.getByText('Refunded on 25 Nov 2026.')).toBeTruthy();
});

test('once the report is ready, the page says where its link goes and whom to ask for it', async () => {
  renderApp({
    path,
    handlers: { 'bookings.getByUuid': () => ({ ...publicBooking, status: 'report_ready' as const }) },
  });
  expect(await screen.findByText(/^The report is ready, and its link goes to the phone number/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask a question' }).getAttribute('href')).toBe(
    '/contact?about=UD-1026',
  );
});

test.each([
  [['sms' as const], /^The report is ready, and its link goes to the phone number of the booking/],
  [[], /No message with its link goes out from here: ask us for it/],
])(
  'a service that reaches people by %j does not say otherwise on the page',
  async (message_channels, says) => {
    renderApp({
      path,
      handlers: {
        'bookings.getByUuid': () => ({ ...publicBooking, status: 'report_ready' as const }),
        'settings.get': () => ({ support_name: '', support_phone_no: '', message_channels }),
      },
    });
    expect(await screen.findByText(says)).toBeTruthy();
  },
);

test('whoever has only a phone asks from the page without an email, and reads the answer there', async () => {
  const created_on = '2026-11-21T09:12:00+03:00';
  const answers = [{ text: 'Tomorrow at nine.', created_on }];
  const { user, api } = renderApp({
    path,
    handlers: {
      'bookings.getByUuid': () => ({
        ...publicBooking,
        questions: [
          { message: 'When do you come?', created_on: '2026-11-20T09:12:00+03:00', answers },
          { message: 'Must I be there?', created_on, answers: [] },
        ],
      }),
      'settings.get': () => ({ support_name: '', support_phone_no: '', message_channels: ['sms' as const] }),
      'contact.create': () => ({
        ...{ id: 6, name: 'Wanjiku', email: '', phone_number: '', subject: '', message: 'Is it late?' },
        ...{ is_handled: false, created_on },
      }),
    },
  });
  expect(await screen.findByText('Tomorrow at nine.')).toBeTruthy();
  expect(screen.getByText('Answered on 21 Nov 2026')).toBeTruthy();
  expect(screen.getByText('We have not answered yet.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Ask a question' }));
  await user.type(await screen.findByLabelText(/^Your name/), 'Wanjiku');
  expect(screen.queryByLabelText(/^Email/)).toBeNull();
  expect(await screen.findByText(/by text message to the booking's phone/)).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Message/ }), 'Is it late?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'To the status page' })).toBeTruthy();
  expect(api.callsOf('contact.create')[0]?.body).toEqual({
    ...{ name: 'Wanjiku', email: '', subject: 'Booking UD-1026', message: 'Is it late?', language: 'en' },
    booking_uuid: publicBooking.uuid,
  });
});

test('a link without a booking says what to check', async () => {
  renderApp({
    path: '/status/nothing',
    handlers: { 'bookings.getByUuid': () => failure(404, { detail: 'Not found.' }) },
  });
  expect(await screen.findByRole('heading', { name: "We can't find a booking for this link" })).toBeTruthy();
});

test('staff see questions once there are some, and no empty card before', async () => {
  const asked = [{ message: 'When do you come?', created_on: '2026-11-20T09:12:00+03:00', answers: [] }];
  for (const questions of [[], asked]) {
    const { unmount } = renderApp({
      path,
      user: administrator,
      handlers: { 'bookings.getByUuid': () => ({ ...publicBooking, questions }) },
    });
    await screen.findByRole('heading', { name: 'Test' });
    expect(screen.queryAllByRole('heading', { name: 'Questions' })).toHaveLength(questions.length);
    unmount();
  }
});
