import { testTypes } from '@udongo/sdk/values';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fc, runs } from '../../../../../scripts/lib/testRuns.ts';
import { bookingBody } from '../../../test/bookingBody.ts';
import { useBackend, userIds, type Who } from '../../../test/testBackend.ts';
import { queryRows } from '../../db/queryRows.ts';

const backend = useBackend();
const get = async (path: string, as: Who = 'administrator') => (await backend.call('GET', path, { as })).body;
interface Counted {
  count: number;
  amount: string | null;
}
const sum = (parts: readonly Counted[]) => parts.reduce((total, { count }) => total + count, 0);
const sumOf = (parts: readonly Counted[]) => parts.reduce((total, { amount }) => total + Number(amount), 0);
const testTypeValues = testTypes.map(({ value }) => value);
const names = ['bookings', 'samples', 'payments', 'commissions', 'farmers', 'agents'] as const;

beforeAll(async () => {
  // A payment and its commission, so that there is money to count.
  for (const name of ['QXA', 'QXB']) {
    const body = bookingBody({ farmer: 1 });
    const { body: booking } = await backend.call('POST', '/agric/soil-test-bookings/', {
      as: 'administrator',
      body,
    });
    const paid = { booking: booking.id, reference: name, reason: 'Seen in the till' };
    await backend.call('POST', '/agric/mark-booking-as-paid/', { as: 'administrator', body: paid });
  }
  await backend.db.inTransaction(async (db) => {
    await db.execute(sql`update bookings set county_id = null where farmer_id = 1`);
    const without = sql`(${userIds.farmer}, ${userIds.otherAgent})`;
    await db.execute(sql`update users set county_id = null where id in ${without}`);
  });
});

/** The days of which there are records: later filters stay in them. */
async function daysOf(name: string): Promise<string[]> {
  const { series } = await get(`/statistics/${name}?interval=day`);
  return series.filter(({ count }: Counted) => count > 0).map(({ period }: { period: string }) => period);
}

test.each(names)('the periods and groups of %s add up to all of them, in every interval', async (name) => {
  const { count, amount } = await get(`/statistics/${name}`);
  expect(count).toBeGreaterThan(1);
  for (const interval of ['day', 'week', 'month', 'year']) {
    const { series, breakdowns } = await get(`/statistics/${name}?interval=${interval}`);
    for (const parts of [series, ...breakdowns.map(({ groups }: { groups: Counted[] }) => groups)]) {
      expect(sum(parts)).toBe(count);
      if (amount !== null) expect(sumOf(parts)).toBe(Number(amount));
    }
    const periods = series.map(({ period }: { period: string }) => period);
    expect(periods).toEqual([...new Set(periods)].sort());
  }
});

type Filters = Record<string, string>;
const daysOfTest = ({ date_after = '', date_before = '', ...same }: Filters) => ({
  ...same,
  soil_test_date_after: date_after,
  soil_test_date_before: date_before,
});
const listPaths = {
  bookings: (filters: Filters) =>
    `/agric/soil-test-bookings?limit=1&${new URLSearchParams(daysOfTest(filters))}`,
  samples: (filters: Filters) =>
    `/agric/soil-test-samples?limit=1&${new URLSearchParams(daysOfTest(filters))}`,
  payments: (filters: Filters) => `/utils/payments?limit=1&${new URLSearchParams(filters)}`,
  commissions: (filters: Filters) => `/agric/commissions?limit=1&${new URLSearchParams(filters)}`,
  farmers: (filters: Filters) => `/agric/farmers?limit=1&${new URLSearchParams(filters)}`,
  agents: (filters: Filters) => `/agric/agents?limit=1&${new URLSearchParams(filters)}`,
};
type Topic = keyof typeof listPaths;
/** Number of records in the caller's list. */
const found = async (topic: Topic, who: Who, filters: Filters) =>
  (await get(listPaths[topic](filters), who)).count;

test.each([
  ['bookings', 'administrator', {}],
  ['bookings', 'agent', {}],
  ['bookings', 'otherAgent', {}],
  ['bookings', 'farmer', {}],
  ['bookings', 'administrator', { county: '22', status: 'report_ready' }],
  ['bookings', 'administrator', { test_type: 'complete-soil-analysis', payment: 'unpaid' }],
  ['bookings', 'agent', { agent: '1', date_after: '2026-11-01', date_before: '2026-11-30' }],
  ['payments', 'administrator', { date_after: '2026-01-01', status: 'paid' }],
  ['payments', 'agent', {}],
  ['payments', 'farmer', {}],
  ['payments', 'otherFarmer', {}],
  ['commissions', 'administrator', { agent: '1', status: 'earned' }],
  ['commissions', 'agent', {}],
  ['commissions', 'otherAgent', {}],
  ['farmers', 'agent', {}],
  ['farmers', 'administrator', { county: '22' }],
  ['agents', 'administrator', { county: '42', date_after: '2026-01-01' }],
] as const)('the number of %s for the %s with %o is the count of their list', async (name, who, filters) => {
  const { count } = await get(`/statistics/${name}?${new URLSearchParams(filters)}`, who);
  expect(count).toBe(await found(name, who, { ...filters }));
});

/** The filters that each topic has beside days, county and agrovet. */
const choices: Record<Topic, Record<string, readonly string[]>> = {
  bookings: { test_type: testTypeValues, status: ['booked', 'report_ready', 'canceled'] },
  samples: { test_type: testTypeValues, status: ['booked', 'analysed', 'report_ready'] },
  payments: { test_type: testTypeValues },
  commissions: { test_type: testTypeValues },
  farmers: {},
  agents: {},
};

/** The filter of a list that shows one group of a breakdown. */
function ofGroup(by: string, key: string): Filters {
  return key === '' ? { [`has_${by}`]: 'false' } : { [by]: key };
}

test.each([
  ...(['bookings', 'samples', 'payments'] as const).map((topic) => [topic, 'farmer'] as const),
  ...(['agent', 'administrator'] as const).flatMap((who) =>
    (Object.keys(choices) as Topic[])
      .filter((topic) => topic !== 'agents' || who === 'administrator')
      .map((topic) => [topic, who] as const),
  ),
])('whatever is chosen, every number of %s for the %s is the count of a list', async (topic, who) => {
  const days = await daysOf(topic);
  const asked = fc.record(
    {
      date_after: fc.constantFrom(...days.slice(0, days.length / 2 + 1)),
      date_before: fc.constantFrom(...days.slice(days.length / 2)),
      county: fc.constantFrom('22', '42', '47'),
      agent: fc.constantFrom('1', '2'),
      ...Object.fromEntries(
        Object.entries(choices[topic]).map(([name, values]) => [name, fc.constantFrom(...values)]),
      ),
    },
    { requiredKeys: [] },
  );
  let counted = 0;
  const property = fc.asyncProperty(asked, async (chosen) => {
    const filters: Filters = { ...chosen };
    const numbers = await get(`/statistics/${topic}?${new URLSearchParams(filters)}`, who);
    expect(await found(topic, who, filters)).toBe(numbers.count);
    counted += numbers.count;
    for (const { by, groups } of numbers.breakdowns) {
      // The largest and the smallest, to be quick; and what has no such value.
      for (const { key, count } of [
        groups[0],
        groups.at(-1),
        groups.find((group: { key: string }) => !group.key),
      ].filter(Boolean)) {
        expect([by, key, await found(topic, who, { ...filters, ...ofGroup(by, key) })]).toEqual([
          by,
          key,
          count,
        ]);
      }
    }
  });
  await fc.assert(property, { numRuns: runs(4, 100), examples: [[{}]] });
  expect(counted).toBeGreaterThan(0);
});

test('money is what plain SQL says: what bookings cost, what was paid, what was earned', async () => {
  const ask = async (query: ReturnType<typeof sql>) =>
    backend.db.inTransaction(async (db) => (await queryRows<{ sum: string }>(db, query))[0]?.sum);
  expect((await get('/statistics/bookings')).amount).toBe(
    await ask(sql`select sum(greatest(0, round(number * cost - discount)) - amount_credited)::numeric(14, 2)::text as sum
      from bookings
      join (select booking_id, count(*) as number from samples group by booking_id) as counted on booking_id = bookings.id
      join (values ('basic-macro-nutrients-analysis', 2000), ('complete-soil-analysis', 6500), ('microbial-analysis', 5000))
        as prices (package, cost) on package = test_type
      where not canceled`),
  );
  expect((await get('/statistics/payments')).amount).toBe(
    await ask(sql`select sum(amount_received - amount_refunded)::numeric(14, 2)::text as sum
      from payments where status = 'paid'`),
  );
  expect((await get('/statistics/commissions')).amount).toBe(
    await ask(
      sql`select sum(amount)::numeric(14, 2)::text as sum from commissions where status <> 'canceled'`,
    ),
  );
});

test('a period ends at midnight in Nairobi', async () => {
  const count = async (day: string) =>
    (await get(`/statistics/farmers?date_after=${day}&date_before=${day}&interval=day`)).series;
  const farmerAt = (time: string) =>
    backend.db.inTransaction((db) =>
      db.execute(sql`update users set created_on = ${time}::timestamptz where id = ${userIds.farmer}`),
    );
  await farmerAt('2019-03-31T20:59:59Z');
  expect(await count('2019-03-31')).toEqual([{ period: '2019-03-31', count: 1, amount: null }]);
  expect(await count('2019-04-01')).toEqual([{ period: '2019-04-01', count: 0, amount: null }]);
  await farmerAt('2019-03-31T21:00:00Z');
  expect(await count('2019-03-31')).toEqual([{ period: '2019-03-31', count: 0, amount: null }]);
  expect(await count('2019-04-01')).toEqual([{ period: '2019-04-01', count: 1, amount: null }]);
});

test('days without any are 0, from the first day asked for to the last', async () => {
  const { series, count } = await get(
    '/statistics/bookings?date_after=2010-01-30&date_before=2010-03-01&interval=month',
  );
  expect([count, series.map(({ period }: { period: string }) => period)]).toEqual([
    0,
    ['2010-01-01', '2010-02-01', '2010-03-01'],
  ]);
  const weeks = await get('/statistics/bookings?date_after=2026-11-22&date_before=2026-11-23&interval=week');
  expect(weeks.series.map(({ period }: { period: string }) => period)).toEqual(['2026-11-16', '2026-11-23']);
});

test('more periods than anybody can look at are refused, and so is an unknown interval', async () => {
  const ask = (query: string) =>
    backend.call('GET', `/statistics/bookings?${query}`, { as: 'administrator' });
  const long = await ask('date_after=1900-01-01&date_before=2026-01-01&interval=day');
  expect([long.status, Object.keys(long.body)]).toEqual([400, ['interval']]);
  expect((await ask('interval=hour')).status).toBe(400);
});

test('a booking for a day far away is counted, and its series has only the periods with bookings', async () => {
  const made = await backend.call('POST', '/agric/soil-test-bookings/', {
    as: 'administrator',
    body: bookingBody({ soil_test_date: '9999-12-31' }),
  });
  expect(made.status).toBe(201);
  for (const interval of ['day', 'week', 'month', 'year']) {
    const { count, series } = await get(`/statistics/bookings?interval=${interval}`);
    expect(series.reduce((sum: number, point: { count: number }) => sum + point.count, 0)).toBe(count);
    expect(series.at(-1)).toMatchObject({ count: 1 });
  }
  const path = `/agric/soil-test-bookings/${made.body.id}/`;
  expect((await backend.call('DELETE', path, { as: 'administrator' })).status).toBe(204);
});

test('any two halves of any time add up to the whole', async () => {
  const days = await daysOf('bookings');
  const day = fc.constantFrom(...days);
  const count = async (after: string, before: string, more: string) =>
    get(`/statistics/bookings?date_after=${after}&date_before=${before}${more}`);
  const dayBefore = (of: string) => new Date(Date.parse(of) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const property = fc.asyncProperty(
    fc.uniqueArray(day, { minLength: 3, maxLength: 3 }),
    fc.constantFrom('', '&county=22', '&test_type=microbial-analysis', '&payment=paid'),
    async (chosen, more) => {
      const [first = '', middle = '', last = ''] = chosen.sort();
      const whole = await count(first, last, more);
      const halves = [await count(first, dayBefore(middle), more), await count(middle, last, more)];
      expect([sum(halves), sumOf(halves)]).toEqual([whole.count, Number(whole.amount)]);
    },
  );
  await fc.assert(property, { numRuns: runs(8, 500) });
});

test('groups have names, the largest first; an agent learns nothing of others', async () => {
  const { breakdowns } = await get('/statistics/bookings');
  const groupsOf = (by: string) =>
    breakdowns.find((breakdown: { by: string }) => breakdown.by === by)?.groups ?? [];
  const labels = groupsOf('county').map(({ label }: { label: string }) => label);
  expect(labels).toContain('Kiambu');
  expect(groupsOf('status').map(({ label }: { label: string }) => label)).toContain('Report ready');
  const counts = groupsOf('county').map(({ count }: Counted) => count);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const own = await get('/statistics/commissions', 'agent');
  const agents = own.breakdowns.find(({ by }: { by: string }) => by === 'agent').groups;
  expect(agents.map(({ key }: { key: string }) => key)).toEqual(['1']);
});

test('the first page counts everything, each person what is theirs', async () => {
  const app = await get('/app-stats', 'anonymous');
  expect(app.bookings).toBe((await get('/agric/soil-test-bookings')).count);
  expect(app.samples).toBe((await get('/agric/soil-test-samples')).count);
  expect(app.farmers).toBe((await get('/agric/farmers')).count);
  expect(app.agents).toBe((await get('/agric/agents')).count);
  const { breakdowns } = await get('/statistics/bookings');
  const counties = breakdowns.find(({ by }: { by: string }) => by === 'county').groups;
  expect(app.counties).toBe(counties.filter(({ key }: { key: string }) => key !== '').length);
  for (const who of ['farmer', 'agent', 'administrator'] as const) {
    const stats = await get('/user-stats', who);
    const list = '/agric/soil-test-bookings';
    expect(stats.bookings).toBe((await get(list, who)).count);
    expect(stats.reports).toBe((await get(`${list}?status=report_ready`, who)).count);
    expect(stats.samples).toBe((await get('/agric/soil-test-samples', who)).count);
    expect(stats.unread_notifications).toBe((await get('/utils/notifications?is_read=false', who)).count);
    expect(stats.farmers).toBe(who === 'farmer' ? null : (await get('/agric/farmers', who)).count);
    const unpaid = await get(`${list}?payment=unpaid&limit=200`, who);
    const due = unpaid.results.reduce(
      (total: number, { balance_due }: { balance_due: string }) => total + Number(balance_due),
      0,
    );
    expect(Number(stats.amount_due)).toBe(due);
    const earned = (statistics: { breakdowns: { by: string; groups: (Counted & { key: string })[] }[] }) =>
      statistics.breakdowns[0]?.groups.filter(({ key }) => ['earned', 'collected'].includes(key)) ?? [];
    if (who !== 'farmer') {
      expect(Number(stats.commission_due)).toBe(sumOf(earned(await get('/statistics/commissions', who))));
    }
  }
});
