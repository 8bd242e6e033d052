import type { Statistics, UserStats } from '@udongo/sdk';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fc, runs } from '../../../../../scripts/lib/testRuns.ts';
import { bookingBody, sampleBody } from '../../../test/bookingBody.ts';
import { soilSampleBody } from '../../../test/recordBodies.ts';
import { administrator, useBackend } from '../../../test/testBackend.ts';
import { defaultOptions } from '../../Dependencies.ts';
import type { Db } from '../../db/Database.ts';
import { queryRows } from '../../db/queryRows.ts';
import { createSandbox } from '../../payments/sandbox/createSandbox.ts';
import { startPayment } from '../money/payments/startPayment.ts';
import { bookingStatistics } from './bookingStatistics.ts';
import { forgetDayCounts } from './changedDays.ts';
import { commissionStatistics } from './commissionStatistics.ts';
import { countChangedDays } from './countDays.ts';
import { countUser } from './countOverall.ts';
import { countStatistic } from './countStatistic.ts';
import { paymentStatistics } from './paymentStatistics.ts';
import { type Interval, intervals, type Statistic, type StatisticsFilters } from './Statistic.ts';
import { sampleStatistics } from './sampleStatistics.ts';

const backend = useBackend();
const runJob = () => countChangedDays(backend);
const queued = () =>
  backend.db.inTransaction(async (db) =>
    (await queryRows<{ day: string }>(db, sql`select distinct day::text from changed_days order by 1`)).map(
      ({ day }) => day,
    ),
  );

async function countAll(db: Db, filters: StatisticsFilters & { payment?: string }, interval: Interval) {
  const count = <Filters extends StatisticsFilters>(statistic: Statistic<Filters>) =>
    countStatistic(db, statistic, {
      actor: administrator,
      now: backend.clock.now,
      query: { filters: filters as Filters, interval },
    });
  const { status, payment, ...common } = filters;
  const withoutStates = async <Filters extends StatisticsFilters>(statistic: Statistic<Filters>) =>
    countStatistic(db, statistic, {
      actor: administrator,
      now: backend.clock.now,
      query: { filters: common as Filters, interval },
    });
  return {
    bookings: await count(bookingStatistics),
    samples: payment ? null : await count(sampleStatistics),
    payments: await withoutStates(paymentStatistics),
    commissions: await withoutStates(commissionStatistics),
    user: await countUser(db, administrator),
  } satisfies Record<string, Statistics | UserStats | null>;
}

/** Both ways of counting in one transaction, which is undone. */
async function expectEqual(filters: StatisticsFilters & { payment?: string }, interval: Interval) {
  const undo = new Error('undo');
  await backend.db
    .inTransaction(async (db) => {
      const rolled = await countAll(db, filters, interval);
      await forgetDayCounts(db);
      expect(rolled).toEqual(await countAll(db, filters, interval));
      throw undo;
    })
    .catch((error) => {
      if (error !== undo) throw error;
    });
}

const call = (path: string, body?: unknown, method = 'POST') =>
  backend.call(method, path, { as: 'administrator', ...(body !== undefined && { body }) });
const bookingsPath = '/agric/soil-test-bookings/';

/** Actions of people; each takes a number to choose by. */
const actions = {
  book: async (n: number) => {
    const samples = Array.from({ length: (n % 3) + 1 }, () =>
      sampleBody({ main_crop: (n % 4) + 1, other_crops: [], soil_type: n % 2 ? 'clay' : 'loam' }),
    );
    const soil_test_date = `2026-12-${String((n % 6) + 1).padStart(2, '0')}`;
    const test_type = n % 2 ? 'microbial-analysis' : 'complete-soil-analysis';
    const body = bookingBody({
      farmer: (n % 3) + 1,
      county: (n % 5) + 20,
      soil_test_date,
      test_type,
      samples,
    });
    const { status, body: booking } = await call(bookingsPath, body);
    expect(status).toBe(201);
    made.push(booking.id);
  },
  change: async (n: number) => {
    const { body } = await call(`${bookingsPath}${pick(n)}`, undefined, 'GET');
    const soil_test_date = `2026-12-${String((n % 9) + 10).padStart(2, '0')}`;
    await call(`${bookingsPath}${pick(n)}/`, { ...body, soil_test_date, county: (n % 7) + 20 }, 'PUT');
  },
  cancel: (n: number) => call(`${bookingsPath}${pick(n)}/status/`, { status: 'canceled', note: 'Rain' }),
  move: (n: number) => call(`${bookingsPath}${pick(n)}/status/`, { status: 'sample_collected' }),
  remove: (n: number) => call(`${bookingsPath}${pick(n)}/`, undefined, 'DELETE'),
  addSample: (n: number) => call('/agric/soil-test-samples/', soilSampleBody({ booking: pick(n) })),
  changeSample: async (n: number) => {
    const id = await sampleOf(n);
    await call(`/agric/soil-test-samples/${id}/`, { main_crop: (n % 4) + 1, soil_type: 'Sandy' }, 'PATCH');
  },
  removeSample: async (n: number) =>
    call(`/agric/soil-test-samples/${await sampleOf(n)}/`, undefined, 'DELETE'),
  pay: (n: number) => {
    receipts += 1;
    return call('/agric/mark-booking-as-paid/', {
      booking: pick(n),
      reference: `QDAY${receipts}`,
      reason: 'Seen in the till',
      ...(n % 3 === 0 && { amount: '500' }),
    });
  },
  refund: (n: number) =>
    call('/utils/record-refund/', {
      reference: `QDAY${(n % Math.max(1, receipts)) + 1}`,
      refund_number: `BACK${n}-${receipts}`,
      reason: 'Paid twice',
      ...(n % 2 === 0 && { amount: '100' }),
    }),
  start: async (n: number) => {
    const phone_number = `07111${(n % 1000) + 10_000}`;
    const { status, body } = await call('/utils/initialize-payment/', { booking: pick(n), phone_number });
    if (status < 300) started.push(body.reference);
  },
  /** The process ends while the provider is asked. */
  startAndEnd: async (n: number) => {
    const end = () => Promise.reject(new Error('The process ends.'));
    const asked = { db: backend.db, clock: () => backend.clock.now };
    const payments = { ...createSandbox(asked, end), start: end };
    const dependencies = { ...asked, payments, options: defaultOptions };
    const values = { booking: pick(n), phone_number: `07222${(n % 1000) + 10_000}` };
    await startPayment(dependencies, administrator, { values, issues: [] }).catch(() => {});
  },
  answer: async (n: number) => {
    const reference = started[n % Math.max(1, started.length)];
    const action = ['approve', 'cancel', 'refund'][n % 3];
    if (reference) await call(`/utils/sandbox-prompts/${reference}/`, { action });
    if (reference) await call('/utils/check-payment-status/', { reference });
  },
  collect: () => call('/agric/collect-commission/', { agent: 1, phone_number: '0711 000 001' }),
  disburse: async () => {
    const { body } = await call('/agric/commissions?status=collected', undefined, 'GET');
    const commissions = body.results.map(({ id }: { id: number }) => id);
    await call('/agric/disburse-commission/', { commissions, method: 'cash' });
  },
  nextDay: async (n: number) => {
    backend.clock.now = new Date(backend.clock.now.getTime() + ((n % 18) + 7) * 60 * 60 * 1000);
  },
  job: runJob,
} satisfies Record<string, (n: number) => Promise<unknown>>;
const names = Object.keys(actions) as (keyof typeof actions)[];

const made: number[] = [];
const started: string[] = [];
let receipts = 0;
const pick = (n: number) => made[n % made.length] ?? 0;
async function sampleOf(n: number): Promise<number> {
  const { body } = await call(`${bookingsPath}${pick(n)}`, undefined, 'GET');
  return body.samples?.[0]?.id ?? 0;
}

const filters = fc.record(
  {
    date_after: fc.constantFrom('2026-11-01', '2026-12-01', '2026-12-03'),
    date_before: fc.constantFrom('2026-11-30', '2026-12-12', '2027-01-05'),
    county: fc.constantFrom(20, 22, 24),
    agent: fc.constantFrom(1, 2),
    test_type: fc.constantFrom('microbial-analysis', 'complete-soil-analysis'),
    status: fc.constantFrom('booked', 'canceled', 'report_ready'),
    payment: fc.constantFrom('paid', 'unpaid', 'canceled'),
  },
  { requiredKeys: [] },
);

type Step = [name: keyof typeof actions, n: number];
/** Histories that a few random ones rarely have: after the job, only one place queues the days that change. */
const rare: Partial<Record<Step[0], number>>[] = [
  { job: 0, change: 3 },
  { job: 0, startAndEnd: 1 },
  { start: 0, job: 0, answer: 1 },
  // The commission is of the day of the answer.
  { start: 2, nextDay: 11, job: 0, answer: 3 },
  { pay: 4, job: 0, collect: 0 },
  { job: 0, disburse: 0 },
  // A commission that was paid out is taken back on the day of the refund.
  { nextDay: 11, job: 0, refund: 1 },
];

test('whatever people do and whenever the job runs, counts of days and plain queries say the same', async () => {
  for (const n of [1, 2, 3, 4, 5]) await actions.book(n);
  await runJob();
  const done = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(1000)), { minLength: 6, maxLength: 10 });
  const asked = fc.array(fc.tuple(filters, fc.constantFrom(...intervals)), { minLength: 2, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(done, asked, async (steps, questions) => {
      for (const [name, n] of steps) await actions[name](n);
      for (const [chosen, interval] of [[{}, 'month'] as const, ...questions]) {
        await expectEqual(chosen, interval);
      }
      // Now whole months are read.
      await runJob();
      for (const [chosen, interval] of questions) await expectEqual(chosen, interval);
    }),
    {
      numRuns: runs(4, 300) + rare.length,
      endOnFailure: true,
      examples: rare.map((steps): [Step[], []] => [Object.entries(steps) as Step[], []]),
    },
  );
  await runJob();
  expect(await queued()).toEqual([]);
  await expectEqual({}, 'day');
}, 600_000);

test('answers come from the counts of days, but for days that have changed since', async () => {
  const count = async () => (await call('/statistics/bookings', undefined, 'GET')).body.count;
  const write = (statement: ReturnType<typeof sql>) =>
    backend.db.inTransaction((db) => db.execute(statement));
  await actions.book(1);
  await runJob();
  const before = await count();
  // Only who reads the counts sees this.
  await write(sql`update month_counts set count = count + 100 where ctid =
    (select min(ctid) from month_counts where statistic = 'bookings' and rollup = 0 and day = '2026-12-01')`);
  expect(await count()).toBe(before + 100);
  await actions.book(1);
  expect(await queued()).toContain('2026-12-02');
  expect(await count()).toBe(before + 1);
  await runJob();
  expect(await count()).toBe(before + 1);
});

test('rows that were written past the services count once everything is counted anew', async () => {
  const count = async () => (await call('/statistics/bookings', undefined, 'GET')).body.count;
  await runJob();
  const before = await count();
  await backend.db.inTransaction(async (db) => {
    await db.execute(sql`update bookings set soil_test_date = '2027-03-01' where id = ${made.at(-1)}`);
    await forgetDayCounts(db);
  });
  expect(await count()).toBe(before);
  await runJob();
  expect(await queued()).toEqual([]);
  const { series } = (await call('/statistics/bookings?date_after=2027-03-01&interval=day', undefined, 'GET'))
    .body;
  expect(series).toEqual([expect.objectContaining({ period: '2027-03-01', count: 1 })]);
});
