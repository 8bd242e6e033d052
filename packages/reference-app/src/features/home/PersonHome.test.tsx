import { screen, waitFor, within } from '@testing-library/react';
import type {
  Attention,
  Booking,
  BookingMove,
  Commission,
  CommissionBalance,
  ContactMessage,
  DataRequest,
  Farmer,
  PaymentIssue,
  Refund,
  Review,
  RuleSet,
  Statistics,
  UserStats,
} from '@udongo/sdk';
import { todayInNairobi } from '@udongo/sdk/values';
import { expect, onTestFinished, test } from 'vitest';
import { type Call, failure, type Handlers, pageOf } from '../../../test/fakeApi.ts';
import { administrator, agent, booking, farmer } from '../../../test/records.ts';
import { renderApp } from '../../../test/renderApp.tsx';
import { report } from '../../../test/report.ts';
import { separateCaches } from '../../../test/separateCaches.ts';
import { daysBetween } from '../../components/numbers/periods.ts';

separateCaches();

const attention: Attention = {
  today: '2026-11-22',
  as_of: '2026-11-22T12:21:08.000+03:00',
  to_collect: 5,
  overdue: 2,
  unpaid: 14,
  without_readings: 12,
  reports_to_send: 4,
};
const none: Handlers = { 'bookings.list': () => pageOf([]) };
const counts = async () =>
  (await within(await screen.findByRole('region', { name: 'To do today' })).findAllByRole('link')).map(
    (link) => [link.textContent, link.getAttribute('href')],
  );

test('an administrator sees what waits today, each number a link to its list', async () => {
  renderApp({ path: '/', user: administrator, handlers: { ...none, 'stats.getAttention': () => attention } });
  expect(await counts()).toEqual([
    ['5 To collect today', '/bookings?status=booked&soil_test_date=2026-11-22..2026-11-22'],
    ['2 Collections late', '/bookings?status=booked&is_late=true&ordering=due_on'],
    ['14 Not paid yet, all dates', '/bookings?payment=unpaid'],
    ['12 Samples to measure, all dates', '/bench'],
    ['4 Reports to send, all dates', '/bookings?status=report_ready&is_report_sent=false'],
  ]);
});

test('an administrator sees reports with advice to correct while there are some', async () => {
  const some = { ...attention, reports_to_correct: 3 };
  renderApp({ path: '/', user: administrator, handlers: { ...none, 'stats.getAttention': () => some } });
  expect((await counts()).at(-1)).toEqual(['3 Reports with advice to correct', '/reports?to_correct=true']);
});

test.each([
  ['knows no such address', () => failure(404, { detail: 'Not found.' })],
  ['means another thing by it', () => Response.json({ count: 3 })],
])('where the server %s, no number is shown', async (_, answer) => {
  renderApp({
    path: '/',
    user: administrator,
    handlers: { 'bookings.list': () => pageOf([booking]), 'stats.getAttention': answer },
  });
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'To do today' })).toBeNull();
  expect(screen.queryByText('An error occured')).toBeNull();
});

const due = (id: number, change: Partial<Booking>): Booking => ({
  ...booking,
  id,
  code: `UD-${id}`,
  due_on: '2026-11-20',
  is_late: true,
  ...change,
});
const queue = async () => {
  const region = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  return (await region.findAllByRole('listitem')).map((row) => {
    const link = within(row).getByRole('link', { name: /: UD-/ });
    return [link.getAttribute('aria-label'), link.getAttribute('href'), row.textContent] as const;
  });
};

test('an agent sees who asks for another day in place of the collection, and the way to the soil to collect', async () => {
  const move = {
    id: 7,
    status: 'asked',
    from_date: '2026-12-03',
    asked_date: '2026-12-09',
    reason: 'A wedding',
    created_on: '2026-11-21T09:00:00.000+03:00',
  } as BookingMove;
  const asks = due(30, { status: 'booked', moves: [move] });
  renderApp({
    path: '/',
    user: agent,
    handlers: {
      'bookings.list': ({ query }) =>
        pageOf(
          query.has('has_move_request')
            ? [asks, due(32, { moves: [] })]
            : [asks, due(31, { status: 'booked' })],
        ),
    },
  });
  // However late other work is, who waits for an answer is first.
  expect(await queue()).toEqual([
    [
      'Answer: UD-30',
      '/bookings/30',
      expect.stringContaining('Another day, 9 Dec 2026 in place of 3 Dec 2026: A wedding'),
    ],
    ['Collect: UD-31', '/bookings/31', expect.any(String)],
  ]);
  const links = screen.getAllByRole('link', { name: 'To collect' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/to-collect', '/to-collect']);
});

test.each([
  ['12 bookings', (id: number) => id, '4 more ask for another day'],
  ['12 bookings of a service that ignores the filter', (id: number) => (id === 8 ? 0 : id), null],
] as const)(
  'an agent with requests for another day in %s reads how many are not listed, and opens them all',
  async (_, moveOf, more) => {
    const asking = Array.from({ length: 12 }, (_, index) => index + 1).map((id) =>
      due(id, {
        status: 'booked',
        moves: moveOf(id)
          ? [
              {
                ...{ id, status: 'asked', from_date: '2026-12-03', asked_date: '2026-12-09' },
                ...{ reason: 'A wedding', created_on: '2026-11-21T09:00:00.000+03:00' },
              } as BookingMove,
            ]
          : [],
      }),
    );
    const { user, api } = renderApp({
      path: '/',
      user: agent,
      handlers: {
        'bookings.list': ({ query }) =>
          pageOf(query.has('has_move_request') ? asking.slice(0, Number(query.get('limit'))) : [], 12),
      },
    });
    expect(await screen.findByRole('link', { name: 'Answer: UD-1' })).toBeVisible();
    if (more === null) {
      expect(screen.queryByRole('link', { name: /more asks? for another day/ })).toBeNull();
      return;
    }
    await user.click(screen.getByRole('link', { name: more }));
    expect(await screen.findByText('Found: 12 records')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Asks for another day' })).toHaveDisplayValue('Yes');
    expect(api.callsOf('bookings.list').at(-1)?.query.get('has_move_request')).toBe('true');
  },
);

test('an administrator sees what waits longest first, bookings and refunds, each with one button to do it', async () => {
  const refund = {
    id: 4,
    booking: 9,
    booking_code: 'UD-9',
    amount: '4500.00',
    status: 'requested',
    reason: 'Moved away',
    created_on: '2026-11-19T08:00:00.000+03:00',
  } as Refund;
  const decided_on = '2026-11-18T08:00:00.000+03:00';
  const waiting = [
    due(1, { status: 'booked' }),
    due(2, { status: 'sample_collected', due_on: '2026-11-21' }),
    due(3, { status: 'received', due_on: '2026-11-22' }),
    due(4, { status: 'analysed', due_on: '2026-11-23' }),
    due(7, { status: 'analysed', due_on: '2026-11-23', may_verify: false }),
    due(5, { status: 'verified', due_on: '2026-11-24', is_late: false }),
    due(6, { status: 'report_ready', due_on: null, is_late: false }),
  ];
  const handlers: Handlers = {
    'bookings.list': ({ query }) =>
      pageOf(waiting.filter(({ status }) => query.get('status') === (status ?? null))),
    'payments.listRefunds': ({ query }) =>
      pageOf(
        query.get('status') === 'requested'
          ? [refund]
          : [{ ...refund, id: 3, status: 'approved', decided_on }],
      ),
  };
  const { api } = renderApp({ path: '/', user: administrator, handlers });
  const rows = await queue();
  expect(rows.map(([label, to]) => [label, to])).toEqual([
    ['Pay back: UD-9', '/refunds?status=approved'],
    ['Decide: UD-9', '/refunds?status=requested'],
    ['Collect: UD-1', '/bookings/1'],
    ['Receive: UD-2', '/bench/receive'],
    ['Measure: UD-3', '/bench'],
    ['Verify: UD-4', '/bookings/4/verify'],
    ['See the readings: UD-7', '/bookings/7/verify'],
    ['Make the report: UD-5', '/bookings/5/results'],
  ]);
  expect(rows[5]?.[2]).not.toContain('Needs a colleague');
  expect(rows[6]?.[2]).toContain('Needs a colleague');
  expect(rows[0]?.[2]).toContain('approved on 18 Nov 2026');
  const lateBy = (Date.parse(todayInNairobi()) - Date.parse('2026-11-20')) / (24 * 60 * 60 * 1000);
  expect(rows[2]?.[2]).toContain(`${lateBy} days late`);
  expect(rows[7]?.[2]).toContain('by 24 Nov 2026');
  const asked = api.callsOf('payments.listRefunds').map(({ query }) => query.get('status'));
  expect(asked).toEqual(['requested', 'approved']);
});

test('finance sees the money that waits: refunds, money to check and the payouts of each agent', async () => {
  const finance = { ...administrator, is_superuser: false, staff_role: 'finance' } as const;
  const created_on = '2026-11-19T08:00:00.000+03:00';
  const refund = {
    id: 4,
    booking: 9,
    booking_code: 'UD-9',
    status: 'requested',
    amount: '4500.00',
    created_on,
  };
  const issue = {
    kind: 'unmatched',
    since: '2026-11-18T08:00:00.000+03:00',
    booking: null,
    booking_code: '',
  };
  const commission = { agent: 1, agrovet_name: 'Mavuno Agrovet', phone_number: '+254711000001' };
  const collected_on = '2026-11-20T08:00:00.000+03:00';
  renderApp({
    path: '/',
    user: finance,
    handlers: {
      'payments.listRefunds': ({ query }) =>
        pageOf(query.get('status') === 'requested' ? [refund as Refund] : []),
      'payments.listIssues': () =>
        pageOf([{ ...issue, since: '2026-11-25T08:00:00.000+03:00' } as PaymentIssue, issue as PaymentIssue]),
      'commissions.list': () =>
        pageOf([
          { ...commission, id: 1, amount: '650.00', collected_on } as Commission,
          { ...commission, id: 2, amount: '350.00', collected_on } as Commission,
        ]),
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const rows = (await region.findAllByRole('listitem')).map((row) => {
    const button = within(row).getByRole('link', { name: /: / });
    return [button.getAttribute('aria-label'), button.getAttribute('href'), row.textContent];
  });
  expect(rows).toEqual([
    [
      'Check: No booking',
      '/payment-issues?kind=unmatched',
      expect.stringMatching(/^MoneyNo booking2 to checksince 18 Nov 2026/),
    ],
    ['Decide: UD-9', '/refunds?status=requested', expect.stringMatching(/Refund of KES.4,500.00/)],
    [
      'Pay: Mavuno Agrovet',
      '/payouts',
      expect.stringMatching(/PayoutMavuno AgrovetKES.1,000.00 to 0711 000001requested on 20 Nov 2026/),
    ],
  ]);
});

test.each([
  [
    { ...administrator, username: 'technician', is_superuser: false, staff_role: 'technician' },
    ['booked', 'sample_collected', 'received'],
  ],
  [
    { ...administrator, username: 'agronomist', is_superuser: false, staff_role: 'agronomist' },
    ['analysed', 'verified'],
  ],
  [agent, ['booked']],
] as const)('$username asks for the bookings whose turn is theirs, late first', async (user, statuses) => {
  const { api } = renderApp({
    path: '/',
    user,
    handlers: {
      'bookings.list': ({ query }) => pageOf([due(1, {}), due(query.get('status')?.charCodeAt(0) ?? 2, {})]),
    },
  });
  expect(await queue()).toHaveLength(1 + statuses.length);
  const asked = api.callsOf('bookings.list').filter(({ query }) => query.get('ordering') === 'due_on');
  expect(asked.map(({ query }) => query.get('status'))).toEqual(statuses);
  expect(api.callsOf('payments.listRefunds')).toEqual([]);
});

test('an administrator sees the messages, the money and the payouts that wait, however much else is late', async () => {
  const since = '2026-11-26T08:00:00.000+03:00';
  const message = { id: 1, is_handled: false, created_on: since } as ContactMessage;
  renderApp({
    path: '/',
    user: administrator,
    handlers: {
      'bookings.list': ({ query }) =>
        pageOf(
          query.get('status') === 'booked'
            ? Array.from({ length: 8 }, (_, id) => due(id, { status: 'booked' }))
            : [],
        ),
      'contact.list': ({ query }) => ({
        ...pageOf(query.get('is_handled') === 'false' ? [message] : []),
        count: 3,
      }),
      'reviews.list': ({ query }) =>
        pageOf(
          query.get('is_published') === 'false'
            ? [{ id: 4, is_published: false, created_on: since } as Review]
            : [],
        ),
      'dataRequests.list': ({ query }) =>
        pageOf(
          query.get('state') === 'asked' ? [{ id: 2, state: 'asked', created_on: since } as DataRequest] : [],
        ),
      'payments.listIssues': () =>
        pageOf([{ kind: 'unmatched', since, booking: null, booking_code: '' } as PaymentIssue]),
      'commissions.list': ({ query }) =>
        pageOf(
          query.get('status') === 'collected'
            ? [
                {
                  id: 1,
                  agent: 1,
                  agrovet_name: 'Mavuno Agrovet',
                  amount: '650.00',
                  collected_on: since,
                } as Commission,
              ]
            : [],
        ),
    },
  });
  const region = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const row = async (name: string) =>
    (await region.findByRole('link', { name })).closest('li')?.textContent ?? '';
  expect(await row('Open: Messages')).toContain('3 messages to answersince 26 Nov 2026');
  expect(await row('Open: Reviews')).toContain('1 review to readsince 26 Nov 2026');
  expect(await row('Open: Data requests')).toContain('1 request to answersince 26 Nov 2026');
  expect(await row('Open: Payouts')).toContain('1 commission to pay outsince 26 Nov 2026');
  expect(region.getByRole('link', { name: 'Money: 1 more reason to check' }).getAttribute('href')).toBe(
    '/payment-issues',
  );
});

const agronomist = { ...administrator, id: 38, is_superuser: false, staff_role: 'agronomist' } as const;
const ruleSet = {
  ...{ id: 2, name: 'Long rains 2027', hash: 'a'.repeat(64), counts_from: '2027-02-01', counts_now: false },
  ...{
    is_demo: false,
    uploaded_on: '2026-11-26T08:00:00.000+03:00',
    uploaded_by: 1,
    uploaded_by_name: 'Amina',
  },
  approvals: [],
} satisfies RuleSet;
const approvedBy = (...ids: number[]) =>
  ids.map((id) => ({ approved_by: id, approved_by_name: '', approved_on: ruleSet.uploaded_on }));

test('an agronomist sees the rule sets that wait for the own approval, and the way to them', async () => {
  const others: RuleSet[] = [
    { ...ruleSet, id: 1, counts_from: '2026-01-01' },
    { ...ruleSet, id: 3, counts_now: true, counts_from: '2026-06-01', approvals: approvedBy(5, 6) },
    { ...ruleSet, id: 4, uploaded_by: agronomist.id },
    { ...ruleSet, id: 5, approvals: approvedBy(agronomist.id) },
    { ...ruleSet, id: 6, approvals: approvedBy(5, 6) },
    { ...ruleSet, id: 7, is_demo: true },
  ];
  let waiting: RuleSet[] = [ruleSet, { ...ruleSet, id: 8, approvals: approvedBy(5) }];
  const handlers: Handlers = { ...none, 'ruleSets.list': () => pageOf([...others, ...waiting]) };
  const { unmount } = renderApp({ path: '/', user: agronomist, handlers });
  const open = await screen.findByRole('link', { name: 'Open: Rule sets' });
  expect(open.getAttribute('href')).toBe('/rule-sets');
  expect(open.closest('li')?.textContent).toContain('2 rule sets wait for your approvalsince 26 Nov 2026');
  unmount();
  waiting = [];
  renderApp({ path: '/', user: agronomist, handlers });
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

test('an administrator, who approves no rule set, is not asked to', async () => {
  const { api } = renderApp({ path: '/', user: administrator, handlers: none });
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
  expect(api.callsOf('ruleSets.list')).toEqual([]);
});

test('whoever keeps the content sees what waits for them, or that nothing does', async () => {
  const content = { ...administrator, is_superuser: false, staff_role: 'content' } as const;
  const review = { id: 4, is_published: false, created_on: '2026-11-26T08:00:00.000+03:00' } as Review;
  const { unmount } = renderApp({
    path: '/',
    user: content,
    handlers: { 'contact.list': () => pageOf([]), 'reviews.list': () => ({ ...pageOf([review]), count: 2 }) },
  });
  const open = await screen.findByRole('link', { name: 'Open: Reviews' });
  expect(open.getAttribute('href')).toBe('/review-moderation?is_published=false');
  expect(open.closest('li')?.textContent).toContain('2 reviews to read');
  expect(screen.queryByRole('link', { name: 'All bookings' })).toBeNull();
  unmount();
  const handlers = { 'contact.list': () => pageOf([]), 'reviews.list': () => pageOf([]) };
  renderApp({ path: '/', user: content, handlers });
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

test('an administrator of a service that knows no filter of messages is told nothing wrong', async () => {
  const message = { id: 1, is_handled: true } as ContactMessage;
  renderApp({
    path: '/',
    user: administrator,
    handlers: {
      'bookings.list': ({ query }) =>
        pageOf(query.get('status') === 'booked' ? [due(1, { status: 'booked' })] : []),
      'contact.list': () => ({ ...pageOf([message]), count: 9 }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Collect: UD-1' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open: Messages' })).toBeNull();
});

test('an administrator reads how much more waits than there is room for', async () => {
  const refunds = Array.from({ length: 10 }, (_, index) => ({
    id: index,
    booking: index,
    booking_code: `UD-${index}`,
    status: 'requested',
    amount: '4500.00',
    created_on: '2026-11-19T08:00:00.000+03:00',
  }));
  const handlers: Handlers = {
    'bookings.list': ({ query }) =>
      query.get('status') === 'received'
        ? { ...pageOf([due(30, { status: 'received' })]), count: 12 }
        : pageOf([]),
    'payments.listRefunds': ({ query }) =>
      pageOf(query.get('status') === 'requested' ? (refunds as Refund[]) : []),
  };
  renderApp({ path: '/', user: administrator, handlers });
  const region = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const more = await region.findAllByRole('link', { name: /more/ });
  expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 more refunds', '/refunds'],
    ['Measure: 12 more bookings', '/bookings?status=received&ordering=due_on'],
  ]);
});

test('nothing that waits says so; a service without refunds is no error', async () => {
  renderApp({
    path: '/',
    user: administrator,
    handlers: { ...none, 'payments.listRefunds': () => failure(404, { detail: 'Not found.' }) },
  });
  expect(await screen.findByText('Nothing waits for you')).toBeTruthy();
});

test.each([
  [
    /To collect today/,
    { status: 'booked', soil_test_date_after: '2026-11-22', soil_test_date_before: '2026-11-22' },
  ],
  [/Reports to send/, { status: 'report_ready', is_report_sent: 'false' }],
])('the list that is opened from the number %s is asked with its filters', async (name, filters) => {
  const { user, api } = renderApp({
    path: '/',
    user: administrator,
    handlers: { ...none, 'stats.getAttention': () => attention },
  });
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByRole('heading', { level: 1, name: 'Bookings' });
  await screen.findByText('Found: 0 records');
  const query = Object.fromEntries(api.callsOf('bookings.list').at(-1)?.query ?? []);
  expect(query).toMatchObject(filters);
});

test('an agent sees follow-ups and the farmers they referred', async () => {
  const wanjiku = { id: 1, user: { ...farmer }, profile: farmer.profile } as unknown as Farmer;
  const { api } = renderApp({
    path: '/',
    user: agent,
    handlers: {
      ...none,
      'stats.getAttention': () => attention,
      'farmers.list': () => pageOf([wanjiku]),
    },
  });
  expect((await counts()).map(([text]) => text)).toEqual([
    '5 To collect today',
    '2 Collections late',
    '14 Not paid yet, all dates',
  ]);
  expect(await screen.findByRole('link', { name: 'Wanjiku Kariuki' })).toBeTruthy();
  const call = screen.getByRole('link', { name: '0712 345678' });
  expect(call.getAttribute('href')).toBe('tel:+254712345678');
  call.scrollIntoView({ block: 'center' });
  const { left, top, height } = call.getBoundingClientRect();
  // The name's link covers its row, and not the number.
  expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(call);
  expect(api.callsOf('farmers.list')[0]?.query.get('referrer')).toBe('2');
});

test.each([
  [
    'a collection',
    { soil_test_date: '2099-01-15', status: 'booked' },
    /UD-1026: we'll collect your soil on/,
    () => pageOf([]),
  ],
  [
    'a report that they have',
    { soil_test_date: '2026-01-15', status: 'report_ready' },
    /your report is ready/,
    () => pageOf([{ ...report, booking: booking.id }]),
  ],
  [
    'a report that staff still look at',
    { soil_test_date: '2026-01-15', status: 'report_ready' },
    /the laboratory is done. Your report comes next/,
    () => pageOf([]),
  ],
  [
    'a report, on a service without reports',
    { soil_test_date: '2026-01-15', status: 'report_ready' },
    /your report is ready/,
    () => failure(404, { detail: 'Not found.' }),
  ],
  [
    'the laboratory',
    { soil_test_date: '2026-01-15', status: 'received' },
    /your soil is being tested/,
    () => pageOf([]),
  ],
  [
    'a service without statuses',
    { soil_test_date: '2099-01-15', status: undefined },
    /we'll collect your soil on/,
    () => pageOf([]),
  ],
] as const)('a farmer sees the next step: %s', async (_, change, text, reports) => {
  renderApp({
    path: '/',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf([{ ...booking, ...change }]),
      'reports.list': reports,
    },
  });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a farmer who has paid a part sees what is left to pay', async () => {
  renderApp({
    path: '/',
    user: farmer,
    handlers: {
      'bookings.list': () => pageOf([{ ...booking, soil_test_date: '2099-01-15', balance_due: '1500.00' }]),
    },
  });
  expect(await screen.findByText('Still to pay: KES 1,500.00')).toBeTruthy();
});

const stats: UserStats = {
  bookings: 4,
  bookings_by_status: { booked: 1, report_ready: 3 },
  samples: 9,
  reports: 3,
  amount_due: '13000.00',
  farmers: null,
  commission_due: null,
  unread_notifications: 2,
};
// Its commission includes money that was requested already.
const ofAgent: UserStats = { ...stats, farmers: 12, commission_due: '1900.00' };
const balance = { earned: '1250.50', requested: '649.50' } as CommissionBalance;
const soFar = async () => within(await screen.findByRole('region', { name: 'So far, all dates' }));

test.each([
  [
    'a farmer',
    farmer,
    stats,
    [
      ['4 Bookings', '/bookings'],
      ['9 Samples', '/samples'],
      ['3 Reports ready', '/bookings?status=report_ready'],
      ['KES 13,000.00 Still to pay', '/bookings?payment=unpaid'],
    ],
  ],
  [
    'an agent',
    agent,
    ofAgent,
    [
      ['12 Farmers', '/farmers'],
      ['4 Bookings', '/bookings'],
      ['3 Reports ready', '/bookings?status=report_ready'],
      ['KES 13,000.00 Still to pay', '/bookings?payment=unpaid'],
      ['KES 1,250.50 You can request', '/earnings'],
    ],
  ],
] as const)('%s sees what there is so far, each number a link to it', async (_, person, answer, expected) => {
  const handlers: Handlers = {
    ...none,
    'stats.getUser': () => answer,
    'commissions.getBalance': () => balance,
  };
  renderApp({ path: '/', user: person, handlers });
  const links = await (await soFar()).findAllByRole('link');
  expect(
    links.map((link) => [link.textContent?.replaceAll('\u00a0', ' '), link.getAttribute('href')]),
  ).toEqual(expected);
});

test('nothing below the numbers so far moves when they arrive, and an installation without earnings leaves them out', async () => {
  let answer = (_: UserStats) => {};
  const later = new Promise<UserStats>((resolve) => {
    answer = resolve;
  });
  const config = { withoutScreens: ['earnings', 'numbers'] as const };
  const handlers: Handlers = { 'bookings.list': () => pageOf([booking]), 'stats.getUser': () => later };
  renderApp({ path: '/', user: agent, handlers, config });
  await screen.findByText('UD-1026');
  const section = await screen.findByRole('region', { name: 'So far, all dates' });
  const before = section.getBoundingClientRect();
  answer(ofAgent);
  const numbers = within(section);
  await numbers.findByText(/^KES.13,000.00$/);
  const after = section.getBoundingClientRect();
  expect([after.top, after.height]).toEqual([before.top, before.height]);
  expect(numbers.queryByText('You can request')).toBeNull();
  expect(numbers.getByText('Still to pay').closest('a')).not.toBeNull();
});

test.each([
  ['knows no such numbers', () => failure(404, { detail: 'Not found.' })],
  ['allows only other methods there', () => failure(405, { detail: 'Method not allowed.' })],
  ['has not built them', () => failure(501, { detail: 'Not implemented.' })],
  ['means another thing by it', () => Response.json({ count: 3 })],
  ['has nothing of this person yet', () => ({ ...stats, bookings: 0, samples: 0, reports: 0 })],
])('where the service %s, the home page has no numbers so far and no error', async (_, answer) => {
  const { api } = renderApp({
    path: '/',
    user: farmer,
    handlers: { 'bookings.list': () => pageOf([booking]), 'stats.getUser': answer },
  });
  await waitFor(() => expect(api.callsOf('stats.getUser')).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'So far, all dates' })).toBeNull());
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect(screen.queryByText('An error occured')).toBeNull();
});

test('without a network the numbers of the last visit are there', async () => {
  let isAway = false;
  const handlers: Handlers = {
    ...none,
    'stats.getUser': () => (isAway ? failure(503, {}) : ofAgent),
  };
  const { unmount } = renderApp({ path: '/', user: agent, handlers, caches });
  await (await soFar()).findByRole('link', { name: '12 Farmers' });
  unmount();
  isAway = true;
  renderApp({ path: '/', user: agent, handlers, caches });
  expect(await (await soFar()).findByRole('link', { name: '12 Farmers' })).toBeTruthy();
});

const later = '2026-11-22T12:25:40.000+03:00';
/** The bookings of whole months or years, or of the running period and the same part of the one before. */
function bookingsOf({ query }: Call, total = 9): Statistics {
  const from = query.get('date_after') ?? '';
  const length = daysBetween(from, query.get('date_before') ?? '');
  const isRunning = length <= (query.get('interval') === 'year' ? 366 : 31);
  return {
    as_of: later,
    count: isRunning ? 4 : total,
    amount: '0.00',
    series: [{ period: from, count: total, amount: '0.00' }],
    breakdowns: [],
  };
}
const withNumbers: Handlers = {
  'bookings.list': () => pageOf([booking]),
  'stats.getAttention': () => attention,
  'statistics.getBookings': (call) => bookingsOf(call),
};
const trend = () => screen.findByRole('region', { name: 'Bookings over time' });

test.each([
  ['an administrator', administrator, 'month'],
  ['an agent', agent, 'month'],
  ['a farmer', farmer, 'year'],
] as const)(
  '%s sees how bookings went, each number with its list, and the way to all numbers',
  async (_, person, interval) => {
    const { user, api, place } = renderApp({ path: '/', user: person, handlers: withNumbers });
    const section = within(await trend());
    const compared = within(await section.findByRole('region', { name: /^The current period/ }));
    const [now] = compared.getAllByRole('link', { name: '4' });
    expect(now?.getAttribute('href')).toMatch(
      /^\/bookings\?soil_test_date=\d{4}-\d\d-01\.\.\d{4}-\d\d-\d\d$/,
    );
    expect(await section.findByRole('img', { name: /^Bookings from .* to / })).toBeTruthy();
    expect(new Set(api.callsOf('statistics.getBookings').map(({ query }) => query.get('interval')))).toEqual(
      new Set([interval]),
    );
    const table = section.getByRole('table', { name: 'Bookings over time' });
    expect(table.checkVisibility()).toBe(false);
    await user.click(section.getByText('The same as a table'));
    expect(table.checkVisibility()).toBe(true);
    await user.click(section.getByRole('link', { name: 'All statistics' }));
    await waitFor(() => expect(place()).toBe('/numbers'));
  },
);

test('the page says one time, the earliest at which its numbers were counted', async () => {
  renderApp({ path: '/', user: administrator, handlers: withNumbers });
  await screen.findByRole('region', { name: /^The current period/ });
  const times = await screen.findAllByText(/^As of/);
  expect(times.map(({ textContent }) => textContent)).toEqual(['As of 22 Nov 2026, 12:21']);
});

test('nothing of the trend is asked for until it is near the window', async () => {
  const many = Array.from({ length: 5 }, (_, id) => ({ ...booking, id }));
  const style = document.createElement('style');
  style.textContent = '.app-recent { min-height: 3000px; }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const { api } = renderApp({
    path: '/',
    user: farmer,
    handlers: { ...withNumbers, 'bookings.list': () => pageOf(many) },
  });
  await screen.findAllByText('UD-1026');
  const section = await trend();
  // Long enough for everything that a trend in sight would have done.
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(section));
  await new Promise((resolve) => requestIdleCallback(resolve));
  await import('../../components/numbers/ShortTrend.tsx');
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(api.callsOf('statistics.getBookings')).toEqual([]);
  section.scrollIntoView();
  expect(await screen.findByRole('region', { name: /^The current period/ })).toBeTruthy();
});

test.each([
  ['knows no statistics', () => failure(404, { detail: 'Not found.' })],
  ['allows only reading of other things there', () => failure(405, { detail: 'Method not allowed.' })],
  ['has not built them', () => failure(501, { detail: 'Not implemented.' })],
  ['means another thing by it', () => Response.json({ count: 3 })],
])('where the service %s, there is no trend and no error', async (_, answer) => {
  const { api } = renderApp({
    path: '/',
    user: agent,
    handlers: { ...withNumbers, 'statistics.getBookings': answer },
  });
  await waitFor(() => expect(api.callsOf('statistics.getBookings')).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bookings over time' })).toBeNull());
  expect(screen.queryByText('An error occured')).toBeNull();
});

test('an installation without numbers shows no trend', async () => {
  const config = { withoutScreens: ['numbers'] as const };
  const { api } = renderApp({ path: '/', user: administrator, handlers: withNumbers, config });
  expect(await screen.findByText('UD-1026')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Bookings over time' })).toBeNull();
  expect(api.callsOf('statistics.getBookings')).toEqual([]);
});

test('a trend that does not load can be asked for again', async () => {
  let isBroken = true;
  const { user } = renderApp({
    path: '/',
    user: agent,
    handlers: {
      ...withNumbers,
      'statistics.getBookings': (call) => (isBroken ? failure(400, { detail: 'No.' }) : bookingsOf(call)),
    },
  });
  const again = await within(await trend()).findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(again);
  expect(await screen.findByRole('region', { name: /^The current period/ })).toBeTruthy();
});

test('an agent without bookings reads what will be there, a farmer has no empty chart', async () => {
  const empty: Handlers = { ...withNumbers, 'statistics.getBookings': (call) => bookingsOf(call, 0) };
  const { unmount } = renderApp({ path: '/', user: agent, handlers: empty });
  expect(await within(await trend()).findByText('No bookings in the last twelve months')).toBeTruthy();
  unmount();
  const { api } = renderApp({ path: '/', user: farmer, handlers: empty });
  await waitFor(() => expect(api.callsOf('statistics.getBookings')).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bookings over time' })).toBeNull());
});

test('without a network the trend of the last visit is there', async () => {
  let isAway = false;
  const handlers: Handlers = {
    ...withNumbers,
    'statistics.getBookings': (call) => (isAway ? failure(503, {}) : bookingsOf(call)),
  };
  const { unmount } = renderApp({ path: '/', user: agent, handlers, caches });
  await screen.findByRole('region', { name: /^The current period/ });
  unmount();
  isAway = true;
  renderApp({ path: '/', user: agent, handlers, caches });
  expect(await screen.findByRole('region', { name: /^The current period/ })).toBeTruthy();
});

test('work that has no room is counted, and leads to its list', async () => {
  renderApp({
    path: '/',
    user: { ...administrator, username: 'agronomist', is_superuser: false, staff_role: 'agronomist' },
    handlers: {
      'bookings.list': ({ query }) => {
        const status = query.get('status') as Booking['status'];
        const isVerify = status === 'analysed';
        const ids = isVerify ? [90] : [1, 2, 3, 4, 5, 6, 7, 8];
        const rows = ids.map((id) => due(id, { status, due_on: isVerify ? '2026-11-25' : '2026-11-20' }));
        return { ...pageOf(rows), count: isVerify ? 3 : 8 };
      },
    },
  });
  const more = await screen.findByRole('link', { name: 'Verify: 3 more bookings' });
  expect(more.getAttribute('href')).toBe('/bookings?status=analysed&ordering=due_on');
  expect(screen.queryByRole('link', { name: /^Make the report: .* more/ })).toBeNull();
  // The count takes the whole row, and leaves the names their room.
  const name = document.querySelector('.app-recent__what');
  expect(more.clientWidth).toBeGreaterThan(name?.clientWidth ?? Infinity);
  expect(name?.clientWidth).toBeGreaterThan(120);
});
