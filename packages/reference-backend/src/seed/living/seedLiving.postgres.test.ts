import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type ServerDatabase } from '../../../test/serverDatabase.ts';
import { startOfTests, testHasher } from '../../../test/testClock.ts';
import type { Actor } from '../../Actor.ts';
import type { Database } from '../../db/Database.ts';
import { migrate } from '../../db/migrate.ts';
import { queryRows } from '../../db/queryRows.ts';
import { bookings, reports } from '../../db/schema.ts';
import { openPostgresDatabase } from '../../hosts/postgresDatabase.ts';
import { readMigrations } from '../../hosts/readMigrations.ts';
import { takeSnapshot } from '../../services/laboratory/reports/snapshot.ts';
import { getBookingResults } from '../../services/laboratory/results/readResults.ts';
import { checkMoney } from '../../services/money/payments/checkMoney.ts';
import { settlePayment } from '../../services/money/payments/settlePayment.ts';
import { updateLedger } from '../../services/money/payments/updateLedger.ts';
import { bookingStatistics } from '../../services/statistics/bookingStatistics.ts';
import { countChangedDays } from '../../services/statistics/countDays.ts';
import { countStatistic } from '../../services/statistics/countStatistic.ts';
import { bookingStatuses } from '../../values.ts';
import { planBookings } from './planBookings.ts';
import { seedLiving } from './seedLiving.ts';

const clock = () => startOfTests;
const actor: Actor = { role: 'administrator', userId: 1, farmerId: null, agentId: null, tokenHash: '' };
let empty: ServerDatabase;
let db: Database;
beforeAll(async () => {
  empty = await createEmptyDatabase();
  db = openPostgresDatabase({
    url: empty.environment.DATABASE_URL ?? '',
    poolSize: 2,
    onConnectionError: () => {},
  });
  await migrate(db, readMigrations());
  expect(await seedLiving({ db, clock, hasher: testHasher })).toBe(true);
});
afterAll(async () => {
  await db.close();
  await empty.remove();
});

const read = <Row extends object>(query: ReturnType<typeof sql>) =>
  db.inTransaction((transaction) => queryRows<Row>(transaction, query));

test('it is a service that has run for eighteen months, and a second time changes nothing', async () => {
  const rows = await read<{ status: string; count: number }>(
    sql`select status, count(*)::int as count from bookings group by status`,
  );
  const count = Object.fromEntries(rows.map((row) => [row.status, row.count]));
  expect(Object.keys(count).sort()).toEqual([...bookingStatuses].sort());
  expect(rows.reduce((sum, row) => sum + row.count, 0)).toBe(406);
  expect(count.report_ready).toBeGreaterThan(300);
  const [paying] = await read(
    sql`select count(*) filter (where paid) > 250 as paid, count(*) filter (where amount_paid = 0) > 20 as unpaid,
        count(*) filter (where amount_paid > 0 and not paid) > 2 as in_part,
        count(*) filter (where amount_credited > 0) > 1 as credited,
        (select count(*) > 5 from payments where reason = 'refunded') as refunded,
        (select count(distinct status) from payments) = 4 as payments,
        (select count(distinct status) from commissions) = 4 as commissions,
        (select count(distinct language) from reports) = 2 as languages,
        (select count(*) from receipts where payment_id is null) = 2 as unknown from bookings`,
  );
  expect(Object.values(paying ?? {})).toEqual(Object.values(paying ?? {}).map(() => true));
  expect(await seedLiving({ db, clock, hasher: testHasher })).toBe(false);
});

test('no county, shop or month is empty, and no list has one page', async () => {
  const groups = await read<{ counties: number; shops: number; months: number; least: number }>(
    sql`select count(distinct county_id)::int as counties, count(distinct agent_id)::int as shops,
        count(distinct date_trunc('month', soil_test_date))::int as months from bookings`,
  );
  expect(groups).toEqual([{ counties: 5, shops: 10, months: 20 }]);
  const page = 20;
  const lists = [
    'bookings',
    'samples',
    'farmers',
    'users',
    'payments',
    'reports',
    'commissions',
    'reviews',
    'messages',
    'subscribers',
  ];
  for (const list of [...lists, 'notifications']) {
    const [rows] = await read<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(list)}`,
    );
    expect(rows?.count, list).toBeGreaterThan(page);
  }
  const own = await read<{ count: number }>(
    sql`select count(*)::int as count from bookings where agent_id = 1
        union all select count(*)::int from commissions where agent_id = 1
        union all select count(*)::int from farmers where referrer_id = 2`,
  );
  for (const { count } of own) expect(count).toBeGreaterThan(page);
  const farmer = await read<{ status: string }>(
    sql`select distinct status from bookings where farmer_id = 1`,
  );
  expect(farmer.length).toBeGreaterThan(3);
});

test('the books agree with the bookings, and the services that keep them find nothing to change', async () => {
  const state = () =>
    read(
      sql`select (select json_agg(bookings order by id) from (select id, paid, amount_paid, amount_credited, amount_overpaid, canceled from bookings) as bookings) as bookings,
          (select json_agg(payments order by id) from payments) as payments,
          (select json_agg(commissions order by id) from commissions) as commissions,
          (select count(*) from ledger_postings) as postings, (select count(*) from payment_documents) as documents`,
    );
  const before = await state();
  await db.inTransaction(async (transaction) => {
    const at = { now: startOfTests, by: null };
    const payments = await queryRows<{ id: number }>(
      transaction,
      sql`select payments.id from payments join bookings on bookings.id = booking_id
          where booking_id % 5 = 0 or canceled or not paid or amount_refunded > 0 order by id`,
    );
    for (const { id } of payments) await settlePayment(transaction, id, [], at);
    const ids = await queryRows<{ id: number }>(
      transaction,
      sql`select id from bookings where id % 5 = 0 or canceled or not paid or amount_credited > 0 order by id`,
    );
    for (const { id } of ids) await updateLedger(transaction, id, at);
  });
  expect(await state()).toEqual(before);
  await checkMoney({ db, clock: () => startOfTests });
  expect(await read(sql`select * from money_differences`)).toEqual([]);
  const wrong = await read(
    sql`with moved as (
          select destination as account, amount, booking_id from ledger_postings
          union all select source, -amount, booking_id from ledger_postings)
        select bookings.id, amount_paid from bookings
        where amount_paid <> (select coalesce(sum(amount), 0) from moved where booking_id = bookings.id
            and (account like 'cash:%' or account in ('fees', 'unmatched')))
          or (paid and amount_overpaid = 0 and 0 <> (select coalesce(sum(amount), 0) from moved
            where booking_id = bookings.id and account = 'due'))
        union all select 0, sum(amount) from moved having sum(amount) <> 0`,
  );
  expect(wrong).toEqual([]);
});

test('each booking with a report has the report that the service would make, and no other has one', async () => {
  const odd = await read(
    sql`select bookings.id from bookings left join reports on booking_id = bookings.id
        where (status = 'report_ready') <> (reports.id is not null) or is_report_sent <> (sent_on is not null)`,
  );
  expect(odd).toEqual([]);
  await db.inTransaction(async (transaction) => {
    const stored = await transaction.select().from(reports).orderBy(reports.id).limit(5);
    const rows = await transaction.select().from(bookings);
    for (const { booking_id, snapshot, generated_on, language } of stored) {
      const booking = rows.find(({ id }) => id === booking_id);
      if (!booking) throw new Error('A report has no booking.');
      const results = await getBookingResults(transaction, actor, booking_id, generated_on);
      expect(snapshot).toEqual(await takeSnapshot(transaction, booking, results, language));
    }
  });
});

test('counts of days are those of the records', async () => {
  const query = { filters: {}, interval: 'month' as const };
  const count = () =>
    db.inTransaction((transaction) =>
      countStatistic(transaction, bookingStatistics, { actor, now: startOfTests, query }),
    );
  const counted = await count();
  expect(counted.count).toBe(406);
  for (let times = 0; times < 12; times += 1) await countChangedDays({ db });
  expect(await read(sql`select day from changed_days`)).toEqual([]);
  expect(await count()).toEqual(counted);
});

test.each(['2026-01-04', '2026-04-15', '2027-07-31'])(
  'whatever day it starts on, work waits at every step: %s',
  (day) => {
    const { bookings: planned } = planBookings(new Date(`${day}T09:00:00Z`));
    const statuses = planned.map(({ steps }) => steps.at(-1)?.status);
    for (const status of bookingStatuses) {
      expect(statuses.filter((one) => one === status).length, status).toBeGreaterThan(1);
    }
  },
);
