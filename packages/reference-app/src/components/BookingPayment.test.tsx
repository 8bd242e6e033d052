import { screen, waitFor } from '@testing-library/react';
import type { Booking } from '@udongo/sdk';
import { expect, test } from 'vitest';
import { pageOf } from '../../test/fakeApi.ts';
import { agent, booking, publicBooking } from '../../test/records.ts';
import { renderApp } from '../../test/renderApp.tsx';

// It was paid for one sample, and a second one was added.
const grown: Booking = { ...booking, no_of_samples: 2, paid: false, balance_due: '6500.00' };
const settled: Booking = { ...grown, paid: true, balance_due: '0.00' };

const places = [
  ['the home', '/'],
  ['the list of bookings', '/bookings'],
  ['the page of the booking', '/bookings/26'],
  ['the page of its status', `/status/${booking.uuid}`],
] as const;

const open = (path: string, { paid, balance_due = '', ...rest }: Booking) =>
  renderApp({
    path,
    user: agent,
    handlers: {
      'bookings.list': ({ query }) => pageOf([fieldsOf({ paid, balance_due, ...rest }, query.get('fields'))]),
      'bookings.get': () => ({ paid, balance_due, ...rest }),
      'payments.listRefunds': () => pageOf([]),
      'bookings.getByUuid': () => ({ ...publicBooking, paid: paid === true, balance_due }),
    },
  });

/** A list answers the fields that it was asked for. */
function fieldsOf(record: Booking, fields: string | null): Partial<Booking> {
  const names = fields?.split(',');
  return Object.fromEntries(Object.entries(record).filter(([name]) => names?.includes(name) ?? true));
}

async function readPayment() {
  const main = await screen.findByRole('main');
  return waitFor(() => {
    const payment = main.querySelector<HTMLElement>('.app-payment');
    expect(payment).not.toBeNull();
    return payment?.innerText.replace(/\s+/g, ' ');
  });
}

test.each(places)('%s says what is still to be paid beside the payment', async (_, path) => {
  open(path, grown);
  expect(await readPayment()).toBe('Get Status Not paid yet KES 6,500.00 to pay');
});

test.each(places)('%s asks nothing more for a booking that is paid in full', async (_, path) => {
  open(path, settled);
  expect(await readPayment()).toBe('Paid');
});

test.each([
  ['money that is to go back', '6500.00', '6500.00', '0.00', 'KES 6,500.00 to refund'],
  ['money that went back', '0.00', '0.00', '6500.00', 'KES 6,500.00 refunded'],
  ['money that is kept', '2000.00', '0.00', '0.00', 'KES 2,000.00 not refunded'],
])('a canceled booking says in each place that it was paid: %s', async (_, paid, left, back, said) => {
  const booked: Booking = {
    ...settled,
    ...{ paid: false, canceled: true, status: 'canceled' },
    ...{ amount_paid: paid, amount_to_refund: left, amount_refunded: back },
  };
  for (const [, path] of places.slice(0, 3)) {
    const { unmount } = open(path, booked);
    expect(await readPayment()).toBe(`Canceled ${said}`);
    unmount();
  }
});

test('badges keep their shape beside a balance', async () => {
  open('/', grown);
  await readPayment();
  const [booked, payment] = document.querySelectorAll<HTMLElement>('.app-recent .udongo-badge');
  expect(booked?.innerText).toBe('Booked');
  expect(booked?.offsetHeight).toBe(payment?.offsetHeight);
});

test.each([
  ['the home', '/', '.app-recent__badges'],
  ['the page of the booking', '/bookings/26', '.app-amount__total dd'],
])('%s ends the balance and its badge at the edge of the rest', async (_, path, rest) => {
  open(path, grown);
  await readPayment();
  const parts = ['.app-payment .udongo-badge', '.app-payment .udongo-balance-due', rest];
  const ends = parts.map((part) =>
    Math.round(document.querySelector(part)?.getBoundingClientRect().right ?? 0),
  );
  expect(new Set(ends).size).toBe(1);
});

test('the statuses of a list begin below one another, however long a balance is', async () => {
  const rows = [
    { ...settled, id: 25 },
    grown,
    { ...grown, id: 27, code: 'UD-1027', balance_due: '1234500.00' },
  ];
  const handlers = { 'bookings.list': () => pageOf(rows) };
  renderApp({ path: '/', user: agent, handlers });
  await screen.findByText('UD-1027');
  const badges = document.querySelectorAll('.app-recent__badges > .udongo-badge');
  expect(badges).toHaveLength(rows.length);
  expect(new Set([...badges].map((badge) => badge.getBoundingClientRect().left)).size).toBe(1);
});
