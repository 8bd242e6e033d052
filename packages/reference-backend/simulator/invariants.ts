import { sql } from 'drizzle-orm';
import { listLost, listTwice, type TypedNames } from '../../ui/test/bookingPromises.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { findDifferences } from '../src/services/money/payments/checkMoney.ts';
import { tokens } from './addresses.ts';
import type { Network } from './createNetwork.ts';
import type { Person } from './createPerson.ts';
import type { Providers } from './createProviders.ts';
import type { Server } from './createServer.ts';
import { listToldTwice, listUnbalanced, type Read } from './promisesOfDatabase.ts';

interface Lived {
  server: Server;
  providers: Providers;
  network: Network;
  /** People who book. */
  customers: readonly Person[];
  people: readonly Person[];
  names: TypedNames;
  provider: 'mpesa' | 'paystack';
}

type Check = (lived: Lived, read: Read) => Promise<string[]>;

/** Lists the promises that were broken, once everything has come to rest. */
export async function findBroken(lived: Lived): Promise<string[]> {
  const read: Read = (statement) => lived.server.db.inSnapshot((db) => queryRows(db, statement));
  const broken: string[] = [];
  for (const [promise, check] of Object.entries(promises)) {
    for (const detail of await check(lived, read)) broken.push(`${promise}: ${detail}`);
  }
  return broken;
}

/** Bookings of the simulation, and not of the demo. */
const own = sql`name ~ '^Wanjiku [0-9]+$'`;

const promises: Readonly<Record<string, Check>> = {
  'booked once': async ({ names }, read) => {
    const rows = await read<{ name: string }>(sql`select name from bookings where ${own} order by id`);
    return listTwice(
      names,
      rows.map(({ name }) => name),
    );
  },

  'nothing acknowledged or typed is lost': async ({ customers, names }, read) => {
    const rows = await read<{ name: string; uuid: string }>(
      sql`select name, uuid from bookings where ${own}`,
    );
    const booked = rows.map(({ name }) => name);
    const uuids = new Set(rows.map(({ uuid }) => uuid));
    const sent = customers.flatMap(({ browser }) =>
      browser
        .tab(0)
        .queue.getSnapshot()
        .items.filter(({ status }) => status === 'sent'),
    );
    return [
      ...listLost(names, '', booked),
      ...sent
        .filter(({ uuid }) => !uuids.has(uuid))
        .map(({ summary }) => `${summary.name} is shown as booked`),
    ];
  },

  'no state without a way out': async ({ customers, providers, provider }, read) => {
    const stuck = await read<{ what: string }>(sql`
      select 'message ' || id || ' is ' || status as what from messages
        where status = 'sending' or status = 'queued' and class = 'transactional'
          and next_attempt_on <= ${new Date(Date.now() - 3_600_000)}
      union all select 'payment ' || reference || ' is pending' from payments where status = 'pending'
      union all select 'payment ' || reference || ' was reported and nobody looks at it' from payments
        where status = 'failed' and reason = 'no_answer'
          and exists (select from payment_events where payment_id = payments.id and kind = 'reported')
      union all select day::date || ' was never compared with the provider'
        from (select min(date) as first, max(date) as last from reconciliations where provider = ${provider}) as lived,
          generate_series(lived.first, lived.last, interval '1 day') as day
        where not exists (select from reconciliations where provider = ${provider} and date = day::date)
      union all select 'job ' || name || ' is claimed' from jobs where claimed_until is not null
      union all select 'job ' || name || ' fails' from jobs where failures > 0
      union all select 'a key is claimed' from kept_answers where status = 0 and made_on < now() - interval '2 days'
    `);
    const waiting = customers.flatMap(({ name, browser }) =>
      browser
        .tab(0)
        .queue.getSnapshot()
        .items.filter(({ status }) => status !== 'sent')
        .map(({ summary, status, problem }) => `${name}: ${summary.name} is ${status} ${problem?.reason}`),
    );
    const busy = customers.flatMap(({ name, browser }) =>
      [0, 1].flatMap((tab) => {
        const { phase } = browser.tab(tab).session.getSnapshot();
        return 'pressed' in phase ? [`${name}: tab ${tab} is ${phase.name}`] : [];
      }),
    );
    const untold = providers.open() > 0 ? [`${providers.open()} callbacks are refused`] : [];
    return [...stuck.map(({ what }) => what), ...waiting, ...busy, ...untold];
  },

  'the ledger equals the bookings': async ({ server, providers, provider }, read) => {
    const ids = await read<{ id: number }>(sql`select id from bookings where ${own}`);
    const differing = await server.db.inSnapshot((db) =>
      findDifferences(
        db,
        ids.map(({ id }) => id),
      ),
    );
    const bookings = await read<
      Record<'id' | 'price' | 'paid_in' | 'overpaid' | 'credited' | 'due' | 'asked', number> & {
        name: string;
        canceled: boolean;
        paid: boolean;
      }
    >(sql`
      select id, name, canceled, paid, amount_paid::int as paid_in, amount_overpaid::int as overpaid, amount_credited::int as credited,
        (select count(*)::int from samples where booking_id = bookings.id) * 6500 - discount::int as price,
        (select coalesce(sum(case when destination = 'due' then amount else -amount end), 0)::int from ledger_postings
         where booking_id = bookings.id and 'due' in (source, destination)) as due,
        (select coalesce(sum(amount - amount_refunded), 0)::int from refunds
         where booking_id = bookings.id and status in ('requested', 'approved')) as asked
      from bookings where ${own}`);
    const payments = await read<{ booking_id: number; reference: string; provider_reference: string }>(
      sql`select booking_id, reference, provider_reference from payments where provider = ${provider}`,
    );
    const differences = differing.map(({ booking_id, note }) => `booking ${booking_id}: ${note}`);
    for (const { id, name, price, canceled, ...stored } of bookings) {
      const tries = payments.filter(({ booking_id }) => booking_id === id);
      const paidIn = providers.prompts
        .filter(
          ({ code, name }) =>
            code === '0' && tries.some((one) => [one.reference, one.provider_reference].includes(name)),
        )
        // Money that went back whole never counted.
        .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
      const charged = canceled ? 0 : price;
      const due = Math.max(0, charged - stored.credited - paidIn);
      const overpaid = Math.max(0, paidIn - charged);
      const wanted = {
        paid_in: paidIn,
        overpaid,
        credited: stored.credited,
        due: due - overpaid,
        asked: canceled ? paidIn : 0,
        paid: !canceled && due === 0 && (paidIn > 0 || charged === 0),
      };
      for (const [key, value] of Object.entries(wanted)) {
        const is = stored[key as keyof typeof wanted];
        if (is !== value) differences.push(`${name}: ${key} is ${is} and should be ${value}`);
      }
    }
    const [cash] = await read<{ sum: number }>(sql`
      select coalesce(sum(case when destination = ${`cash:${provider}`} then amount else -amount end), 0)::int as sum
      from ledger_postings where ${`cash:${provider}`} in (source, destination) and posted_on > '2026-11-20T09:00:00Z'`);
    const moved = providers.prompts.reduce(
      (sum, { code, amount, refunded }) => sum + (code === '0' ? amount - refunded : 0),
      0,
    );
    if (cash?.sum !== moved) differences.push(`the books have ${cash?.sum} in cash, the provider ${moved}`);
    return [...differences, ...(await listUnbalanced(read))];
  },

  'no message twice': ({ server, providers }, read) =>
    listToldTwice(read, [...providers.texts, ...server.emails], new Date('2026-11-20T09:00:00Z')),

  'no secret in a log': async ({ server, people }) => {
    const secrets = [...people.flatMap((person) => person.secrets), ...Object.values(tokens)];
    const personal = /\+?254[17]\d{8}|\b0[17]\d{8}\b|[\w.+-]+@[\w-]+\.\w+|Bearer \w{8}|Wanjiku/;
    return (
      server.log
        // Digits of a random id can look like a phone number.
        .map((entry) => JSON.stringify({ ...entry, requestId: undefined }))
        .filter((line) => personal.test(line) || secrets.some((secret) => line.includes(secret)))
    );
  },

  'each write has its audit entry': async ({ network }, read) => {
    const silent = await read<{ what: string }>(sql`
      select 'booking ' || id as what from bookings where ${own} and not exists (select from audit_entries
        where table_name = 'bookings' and row_id = bookings.id and kind = 'create' and request_id is not null)
      union all select 'payment ' || id from payments where created_on > '2026-11-20T09:00:00Z' and not exists (select from audit_entries
        where table_name = 'payments' and row_id = payments.id and kind = 'create' and request_id is not null)
      union all select 'refund ' || id from refunds where created_on > '2026-11-20T09:00:00Z' and not exists (select from audit_entries
        where table_name = 'refunds' and row_id = refunds.id and kind = 'create' and operation <> '')`);
    const entries = await read<{ request_id: string }>(
      sql`select distinct request_id from audit_entries where request_id is not null`,
    );
    const recorded = new Set(entries.map(({ request_id }) => request_id));
    const unrecorded = network.acknowledged.filter(
      ({ path, requestId, isRepeat }) =>
        !isRepeat && /\/status\/?$|record-refund/.test(path) && !recorded.has(requestId),
    );
    return [
      ...silent.map(({ what }) => what),
      ...unrecorded.map(({ path, requestId }) => `${path} ${requestId}`),
    ];
  },
};
