import { screen, waitFor, within } from '@testing-library/react';
import type { Commission, PaymentIssue, Reconciliation } from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { paidPayment } from '../../../../../ui/test/payments.ts';
import { failure, type Handlers, pageOf } from '../../../../test/fakeApi.ts';
import { administrator, booking } from '../../../../test/records.ts';
import { renderApp } from '../../../../test/renderApp.tsx';
import { watchSavedFiles } from '../../../../test/watchSavedFiles.ts';

const unmatched: PaymentIssue = {
  kind: 'unmatched',
  since: '2026-11-20T20:27:26.303015+03:00',
  booking: null,
  booking_code: '',
  payment: null,
  provider: 'mpesa',
  reference: 'RLA0R69NXM',
  amount: '6500.00',
  expected_amount: '0.00',
  currency: 'KES',
  phone_hint: '••• 678',
  account_number: 'ud-1026',
};
const review: PaymentIssue = {
  ...unmatched,
  kind: 'needs_review',
  booking: 27,
  booking_code: 'UD-1027',
  payment: 71,
  provider: 'sandbox',
  reference: 'UDP7QK2M9XA',
  amount: '6000.00',
  expected_amount: '6500.00',
};

test('a notification that is no money is shown as it came, and a payment without an answer leads to its booking', async () => {
  const raw = '{"TransID":"RLZ9","TransAmount":"abc"}';
  const handlers: Handlers = {
    'payments.listIssues': () =>
      pageOf<PaymentIssue>([
        { ...unmatched, kind: 'unreadable', reference: '', amount: '0.00', note: raw },
        { ...review, kind: 'no_answer', provider: 'mpesa' },
      ]),
  };
  renderApp({ path: '/payment-issues', user: administrator, handlers });
  expect(await screen.findByText(raw)).toBeTruthy();
  expect(screen.getAllByText('Cannot be read').length).toBeGreaterThan(0);
  const link = screen.getByRole('link', { name: 'Open UD-1027' });
  expect(link.getAttribute('href')).toBe('/bookings/27');
  expect(screen.queryByRole('button', { name: 'Link to a booking' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Record a refund' })).toBeNull();
});

test('an administrator links money to a booking with a reason, and records the refund of other money', async () => {
  let left: PaymentIssue[] = [unmatched, review];
  const handlers: Handlers = {
    'payments.listIssues': ({ query }) =>
      pageOf(left.filter(({ kind }) => kind === (query.get('kind') ?? kind))),
    'bookings.list': ({ query }) =>
      pageOf(query.get('search') === 'UD-1026' ? [{ ...booking, id: 26, code: 'UD-1026' }] : []),
    'payments.link': ({ body }) => {
      left = left.filter(({ reference }) => reference !== (body as { reference: string }).reference);
      return paidPayment;
    },
    'payments.recordRefund': () => ({
      reference: 'RLA0R69NXM',
      amount_received: '6500.00',
      amount_refunded: '6500.00',
    }),
  };
  const { user, api } = renderApp({ path: '/payment-issues', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Link to a booking' }));
  const link = within(screen.getByRole('dialog', { name: 'Link RLA0R69NXM to a booking' }));
  const press = () => user.click(link.getByRole('button', { name: 'Link to a booking' }));
  await press();
  expect(link.getByText('Say why it belongs there')).toBeTruthy();
  await user.type(link.getByRole('textbox', { name: /Why does it belong there/ }), 'Their code is on it');
  const code = link.getByRole<HTMLInputElement>('textbox', { name: /Code of the booking/ });
  expect(code.value).toBe('UD-1026');
  await user.clear(code);
  await user.type(code, 'UD-9');
  await press();
  expect(await link.findByText('No booking has the code UD-9')).toBeTruthy();
  await user.clear(code);
  await user.type(code, 'ud-1026');
  await press();
  expect(await screen.findByText('RLA0R69NXM is linked to UD-1026')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Link to a booking' })).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Accept for UD-1027' }));
  const take = within(screen.getByRole('dialog', { name: 'Accept KES 6,000.00 for UD-1027' }));
  await user.type(take.getByRole('textbox', { name: /Why/ }), 'The rest comes in cash');
  await user.click(take.getByRole('button', { name: 'Accept for UD-1027' }));
  expect(await screen.findByText('All payments match')).toBeTruthy();
  expect(api.callsOf('payments.link').map(({ body }) => body)).toEqual([
    { booking: 26, reference: 'RLA0R69NXM', reason: 'Their code is on it' },
    { booking: 27, reference: 'UDP7QK2M9XA', reason: 'The rest comes in cash' },
  ]);

  left = [unmatched];
  await user.selectOptions(screen.getByRole('combobox', { name: 'What to check' }), 'No booking');
  await user.click(await screen.findByRole('button', { name: 'Record a refund' }));
  const refund = within(screen.getByRole('dialog', { name: 'Record a refund of RLA0R69NXM' }));
  await user.click(refund.getByRole('button', { name: 'Record' }));
  expect(refund.getByText('Enter the refund code')).toBeTruthy();
  await user.type(refund.getByRole('textbox', { name: /Why was it refunded/ }), 'Wrong paybill');
  await user.type(refund.getByRole('textbox', { name: /Refund code/ }), 'RLB2{Enter}');
  await screen.findByText('The refund of RLA0R69NXM is recorded');
  expect(api.callsOf('payments.recordRefund')[0]?.body).toEqual({
    reference: 'RLA0R69NXM',
    refund_number: 'RLB2',
    amount: '6500',
    reason: 'Wrong paybill',
  });
});

test.each([
  ['mpesa', /The money goes back to “Money to check”/],
  ['by_hand', /it is struck out.* record it there with the same receipt number/],
] as const)('a link of %s is undone at its booking, with a reason', async (provider, said) => {
  const paid = { ...booking, id: 26, code: 'UD-1026', paid: true, amount_paid: '6500.00' };
  let linked = true;
  const handlers: Handlers = {
    'bookings.get': () => (linked ? paid : { ...paid, paid: false, amount_paid: '0.00' }),
    'payments.list': () =>
      pageOf([{ ...paidPayment, provider, is_linked: linked, note: 'Their code is on it' }]),
    'payments.unlink': () => {
      linked = false;
      return { ...paidPayment, paid: false };
    },
  };
  const { user, api } = renderApp({ path: '/bookings/26', user: administrator, handlers });
  await user.click(await screen.findByRole('button', { name: 'Unlink SLK4H7TR2Q' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Unlink SLK4H7TR2Q from/ }));
  expect(dialog.getByText(said)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(dialog.getByText('Say why it does not belong there')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Why/ }), 'The neighbour paid');
  await user.click(dialog.getByRole('button', { name: 'Unlink' }));
  expect(await screen.findByText(/^SLK4H7TR2Q no longer counts for/)).toBeTruthy();
  expect(api.callsOf('payments.unlink')[0]?.body).toEqual({
    payment: paidPayment.id,
    reason: 'The neighbour paid',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Unlink/ })).toBeNull());
});

const commission = (id: number, changes: Partial<Commission> = {}): Commission => ({
  id,
  agent: 1,
  agrovet_name: 'Mavuno Agrovet',
  booking: 20 + id,
  booking_code: `UD-${id}`,
  amount: '650.00',
  status: 'collected',
  created_on: '2026-11-20T20:27:26.303015+03:00',
  collected_on: '2026-11-21T20:27:26.303015+03:00',
  disbursed_on: null,
  phone_number: '+254711000001',
  reference: '',
  batch: null,
  ...changes,
});

test('an agent from whom more was taken back than is asked for is not chosen with the others', async () => {
  const owes = commission(2, { agent: 2, agrovet_name: 'Turbo Farm Inputs', amount: '-200.00' });
  const { user } = renderApp({
    path: '/payouts',
    user: administrator,
    handlers: {
      'commissions.list': ({ query }) =>
        pageOf(query.get('status') === 'collected' ? [commission(1), owes] : []),
    },
  });
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Choose all' });
  await user.click(all);
  expect(screen.getByText('1 chosen, KES 650.00')).toBeTruthy();
  expect(all.checked).toBe(true);
});

test('commissions are paid out by agent, all or a few of them, each payment with its reference', async () => {
  const turbo = { agent: 2, agrovet_name: 'Turbo Farm Inputs', phone_number: '+254711000002' };
  let rows = [commission(1), commission(2, turbo), commission(3, { amount: '-150.00' }), commission(4)];
  const handlers: Handlers = {
    'commissions.list': ({ query }) => pageOf(rows.filter(({ status }) => status === query.get('status'))),
    'commissions.disburse': ({ body }) => {
      const { commissions, reference } = body as { commissions: number[]; reference: string };
      rows = rows.map((row) =>
        commissions.includes(row.id)
          ? { ...row, status: 'disbursed', disbursed_on: row.collected_on, reference, batch: 7 }
          : row,
      );
      return { commissions: rows, total: '0.00', batch: 7 };
    },
    'commissions.downloadPayoutsCsv': () => new Response('phone_number,amount\r\n'),
  };
  const saved = watchSavedFiles();
  const { user, api } = renderApp({ path: '/payouts', user: administrator, handlers });
  const mavuno = within(await screen.findByRole('row', { name: /Mavuno Agrovet/ }));
  expect(mavuno.getAllByRole('link', { name: /^UD-/ }).map(({ textContent }) => textContent)).toEqual([
    'UD-1',
    'UD-3',
    'UD-4',
  ]);
  expect(mavuno.getByText(/^KES.1,150.00$/)).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Record KES 650.00 to Turbo Farm Inputs' }));
  const one = within(screen.getByRole('dialog', { name: 'Record a payout of KES 650.00' }));
  expect(one.getByText(/^This sends no money/)).toBeTruthy();
  const paid = one.getByRole('list', { name: 'Who was paid' });
  expect(paid.textContent).toMatch(/^Turbo Farm Inputs0711 000002KES.650.00$/);
  await user.click(one.getByRole('button', { name: 'Record the payout' }));
  expect(one.getByText('Enter the reference of the transfer')).toBeTruthy();
  await user.type(one.getByRole('textbox', { name: /Reference/ }), 'RLA1');
  await user.click(one.getByRole('button', { name: 'Record the payout' }));
  expect(await screen.findByText('The payout of KES 650.00 is recorded')).toBeTruthy();
  expect(await screen.findByText('RLA1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'CSV for M-Pesa or the bank' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all of Mavuno Agrovet' }));
  expect(screen.getByText('3 chosen, KES 1,150.00')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Mavuno Agrovet, UD-4' }));
  expect(screen.getByText('2 chosen, KES 500.00')).toBeTruthy();
  // One sum, one button: that of the row would pay all of its bookings.
  expect(screen.queryByRole('button', { name: /to Mavuno Agrovet/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record KES 500.00' }));
  const batch = within(screen.getByRole('dialog', { name: 'Record a payout of KES 500.00' }));
  expect(batch.getByRole('list', { name: 'Who was paid' }).textContent).toMatch(
    /^Mavuno Agrovet0711 000001KES.500.00$/,
  );
  await user.type(batch.getByRole('textbox', { name: /Reference/ }), 'BULK-9');
  await user.selectOptions(batch.getByRole('combobox', { name: /How it was paid/ }), 'Bank');
  await user.click(batch.getByRole('button', { name: 'Record the payout' }));
  expect(await screen.findByRole('checkbox', { name: 'Choose Mavuno Agrovet, UD-4' })).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Choose Mavuno Agrovet, UD-1' })).toBeNull();
  expect(api.callsOf('commissions.disburse').map(({ body }) => body)).toEqual([
    { commissions: [2], method: 'mpesa', reference: 'RLA1' },
    { commissions: [1, 3], method: 'bank', reference: 'BULK-9' },
  ]);
  const batches = await screen.findAllByRole('button', { name: 'CSV of batch 7' });
  expect(batches).toHaveLength(3);
  await user.click(batches[0] as HTMLElement);
  const today = todayInNairobi();
  await waitFor(async () =>
    expect(Object.keys(await saved.read())).toEqual([`Payouts ${today}.csv`, `Payouts 7 ${today}.csv`]),
  );
});

test('with one booking ticked only its sum can be recorded, and all of them again once nothing is ticked', async () => {
  const handlers: Handlers = {
    'commissions.list': ({ query }) =>
      pageOf(
        query.get('status') === 'collected' ? [commission(1, { amount: '1950.00' }), commission(2)] : [],
      ),
  };
  const { user } = renderApp({ path: '/payouts', user: administrator, handlers });
  const all = { name: 'Record KES 2,600.00 to Mavuno Agrovet' };
  const button = await screen.findByRole('button', all);
  expect(button.textContent?.replace('\u00a0', ' ')).toBe('Record KES 2,600.00');
  const box = screen.getByRole('checkbox', { name: 'Choose Mavuno Agrovet, UD-1' });
  await user.click(box);
  const records = screen.getAllByRole('button', { name: /^Record/ });
  expect(records.map(({ textContent }) => textContent)).toEqual(['Record KES 1,950.00']);
  await user.click(records[0] as HTMLElement);
  const dialog = within(screen.getByRole('dialog', { name: 'Record a payout of KES 1,950.00' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(box);
  expect(screen.getByRole('button', all)).toBeVisible();
});

test('the bookings of an agent are one a line: the code first, the amounts below each other', async () => {
  await page.viewport(1280, 800);
  const handlers: Handlers = {
    'commissions.list': ({ query }) =>
      pageOf(
        query.get('status') === 'collected' ? [commission(1, { amount: '1950.00' }), commission(2)] : [],
      ),
  };
  renderApp({ path: '/payouts', user: administrator, handlers });
  const code = await screen.findByRole('link', { name: 'UD-1' });
  const [amount, below] = ['1,950.00', '650.00'].map((text) => screen.getByText(text));
  const at = (element: HTMLElement | undefined) => element?.getBoundingClientRect() as DOMRect;
  expect(at(code).right).toBeLessThan(at(amount).left);
  expect(at(below).top).toBeGreaterThanOrEqual(at(amount).bottom);
  expect(at(below).right).toBeCloseTo(at(amount).right, 0);
});

test('a payout of today is undone after a question; one of before offers that no more', async () => {
  const paid = { status: 'disbursed' as const, reference: 'RLA1' };
  let rows = [
    commission(1, { ...paid, batch: 7, disbursed_on: new Date().toISOString() }),
    commission(2, { ...paid, batch: 6, disbursed_on: '2026-01-21T20:27:26.303015+03:00' }),
  ];
  const { user, api } = renderApp({
    path: '/payouts',
    user: administrator,
    handlers: {
      'commissions.list': ({ query }) => pageOf(rows.filter(({ status }) => status === query.get('status'))),
      'commissions.undoPayout': () => {
        rows = rows.map((row) => (row.batch === 7 ? commission(1) : row));
        return { commissions: [commission(1)], total: '650.00', batch: null };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo batch 7' }));
  expect(screen.queryByRole('button', { name: 'Undo batch 6' })).toBeNull();
  const question = within(await screen.findByRole('dialog', { name: 'Undo the payout of batch 7?' }));
  expect(
    question.getByText(/^Mavuno Agrovet, RLA1\. For a payout that was recorded by mistake/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Undo the payout' }));
  expect(await screen.findByText('The payout is undone; KES 650.00 wait again.')).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Choose all of Mavuno Agrovet' })).toBeVisible();
  expect(api.callsOf('commissions.undoPayout').map(({ body }) => body)).toEqual([{ batch: 7 }]);
});

test('once the last payout of a page is undone, the page before it is shown', async () => {
  const paid = { status: 'disbursed' as const, reference: 'RLA1', disbursed_on: new Date().toISOString() };
  let rows = Array.from({ length: 11 }, (_, index) => commission(index + 1, { ...paid, batch: index + 1 }));
  let isDown = false;
  const { user } = renderApp({
    path: '/payouts',
    user: administrator,
    handlers: {
      'commissions.list': ({ query }) => {
        if (query.get('status') !== 'disbursed') return pageOf<Commission>([]);
        if (isDown) return failure(500, { detail: 'Down' });
        const start = (Number(query.get('page')) - 1) * 10;
        if (start > 0 && start >= rows.length) return failure(404, { detail: 'Invalid page.' });
        return pageOf(rows.slice(start, start + 10), rows.length);
      },
      'commissions.undoPayout': () => {
        rows = rows.slice(0, 10);
        return { commissions: [commission(11)], total: '650.00', batch: null };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('button', { name: 'Undo batch 11' }));
  await user.click(screen.getByRole('button', { name: 'Undo the payout' }));
  expect(await screen.findByRole('button', { name: 'Undo batch 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo batch 11' })).toBeNull();
  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Undo batch 1' }));
  await user.click(screen.getByRole('button', { name: 'Undo the payout' }));
  expect(await screen.findByText('An error occured')).toBeVisible();
});

const day = (date: string): Reconciliation => ({
  date,
  provider: 'mpesa',
  is_complete: date >= '2026-11-20',
  note: 'Safaricom reports the last 48 hours only.',
  provider_total: '6500.00',
  books_total: '0.00',
  left_out: date === '2026-11-18' ? [] : [{ provider: 'by_hand', count: 2, total: '4000.00' }],
  rows: [
    {
      difference: 'missing_in_books',
      kind: 'payment',
      reference: '',
      receipt_number: 'RLA0R69NXM',
      provider_amount: '6500.00',
      books_amount: null,
      booking: null,
      booking_code: '',
    },
  ],
});

test('a day is compared with the provider, the nights are listed, and 48 hours are said', async () => {
  const night = {
    date: '2026-11-18',
    provider: 'mpesa' as const,
    is_complete: true,
    differences: 1,
    provider_total: '6500.00',
    books_total: '0.00',
    checked_on: '2026-11-19T03:00:04.303015+03:00',
  };
  const handlers: Handlers = {
    'payments.reconcile': ({ query }) => day(query.get('date') ?? ''),
    'payments.listReconciliations': () =>
      pageOf([night, { ...night, date: '2026-11-17', is_complete: false }]),
  };
  const { user } = renderApp({ path: '/reconciliation', user: administrator, handlers });
  expect(await screen.findByText('Missing from our records')).toBeTruthy();
  expect(screen.getByText('RLA0R69NXM')).toBeTruthy();
  expect(screen.getByText('Entered by our team: 2, KES 4,000.00 in our records')).toBeTruthy();
  expect(screen.getByText(/^Safaricom reports the last 48 hours only/)).toBeTruthy();
  expect(screen.queryByText('This day is not complete')).toBeNull();
  const night18 = await screen.findByRole('button', { name: /^Open 18/ });
  expect(screen.getByText('1, list not complete')).toBeVisible();
  const header = screen.getByRole('columnheader', { name: 'Differences' }).parentElement?.firstElementChild;
  expect(Math.abs(textLeft(night18) - textLeft(header))).toBeLessThanOrEqual(1);
  await user.click(night18);
  expect(await screen.findByText('This day is not complete')).toBeTruthy();
});

test('a day on which only others took money says that there is nothing to compare, in the middle of its card', async () => {
  renderApp({
    path: '/reconciliation',
    user: administrator,
    handlers: {
      'payments.reconcile': ({ query }) => ({ ...day(query.get('date') ?? ''), rows: [] }),
      'payments.listReconciliations': () => pageOf([]),
    },
  });
  const empty = (await screen.findByText('Nothing to compare')).parentElement;
  expect(screen.getByText('Entered by our team: 2, KES 4,000.00 in our records')).toBeVisible();
  const [inner, outer] = [empty, empty?.parentElement].map((part) => part?.getBoundingClientRect());
  const middle = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : 0);
  expect(Math.abs(middle(inner) - middle(outer))).toBeLessThanOrEqual(1);
});

test('where the provider cannot be asked, the page of the comparison says so', async () => {
  const handlers: Handlers = {
    'payments.reconcile': () =>
      failure(503, { detail: 'The provider cannot be asked now. Try again later.' }),
  };
  renderApp({ path: '/reconciliation', user: administrator, handlers });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('on a phone the choice above the payments is as wide as the list below it', async () => {
  await page.viewport(412, 800);
  onTestFinished(() => page.viewport(1280, 900));
  renderApp({
    path: '/payment-issues',
    user: administrator,
    handlers: { 'payments.listIssues': () => pageOf([]) },
  });
  const empty = await screen.findByText('All payments match');
  const card = empty.closest('.udongo-card')?.getBoundingClientRect();
  const choice = screen.getByLabelText('What to check').closest('.udongo-field')?.getBoundingClientRect();
  expect((card?.right ?? 0) - (choice?.right ?? 0)).toBeCloseTo((choice?.left ?? 0) - (card?.left ?? 0), 0);
});

function textLeft(element: Element | null | undefined) {
  const range = document.createRange();
  if (element) range.selectNodeContents(element);
  return Math.round(range.getBoundingClientRect().left);
}
