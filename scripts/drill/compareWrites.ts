import { existsSync, readFileSync } from 'node:fs';
import pg from 'pg';
import {
  listToldTwice,
  listUnbalanced,
  type Read,
} from '../../packages/reference-backend/simulator/promisesOfDatabase.ts';
import { queryRows } from '../../packages/reference-backend/src/db/queryRows.ts';
import { openPostgresDatabase } from '../../packages/reference-backend/src/hosts/postgresDatabase.ts';
import { findDifferences } from '../../packages/reference-backend/src/services/money/payments/checkMoney.ts';
import type { Acknowledged } from './livePeople.ts';

interface Lived {
  /** Address of the primary. */
  url: string;
  acknowledged: Acknowledged;
  /** uuids of all bookings that were sent. */
  sent: ReadonlySet<string>;
  since: Date;
  /** Files in which the sandbox wrote what it sent. */
  messageFiles: readonly string[];
}

type Cell = string | number | null | undefined;

/** Compares what was acknowledged with what the database says of itself; gives the promises that were broken. */
export async function compareWrites(lived: Lived): Promise<string[]> {
  const { url, acknowledged, sent, since, messageFiles } = lived;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = openPostgresDatabase({ url, poolSize: 2, onConnectionError: () => {} });
  const read: Read = (statement) => db.inSnapshot((snapshot) => queryRows(snapshot, statement));
  const select = async (text: string) => (await client.query<Cell[]>({ text, rowMode: 'array' })).rows;
  try {
    const broken: string[] = [];
    for (const { what, wanted, query } of pairs(acknowledged)) {
      broken.push(...listDifferences(what, wanted, await select(query)));
    }
    const uuids = await select(`select uuid from bookings where ${own}`);
    broken.push(
      ...uuids
        .flat()
        .filter((uuid) => !sent.has(String(uuid)))
        .map((uuid) => `nobody sent booking ${uuid}`),
    );
    const paid = acknowledged.payments.map(({ booking }) => booking);
    const differing = await db.inSnapshot((snapshot) => findDifferences(snapshot, paid));
    broken.push(...differing.map(({ booking_id, note }) => `money of booking ${booking_id}: ${note}`));
    broken.push(...(await listUnbalanced(read)));
    for (const [what, one, other] of await select(equals)) {
      if (one !== other) broken.push(`${what}: ${one} and ${other}`);
    }
    broken.push(...(await listToldTwice(read, readMessages(messageFiles, since), since)));
    return broken;
  } finally {
    await client.end();
    await db.close();
  }
}

const own = `name ~ '^Drill [0-9]+$'`;
const ofOwn = `join bookings on bookings.id = booking_id and ${own}`;
const ownSamples = `(select samples.id from samples ${ofOwn})`;
const measured = 'nitrogen, phosphorus, potassium, moisture, temperature, ph, conductivity';

/** Records as they were acknowledged, and the query that finds all of their kind; the first column names a record. */
function pairs({ bookings, payments, received, readings }: Acknowledged) {
  const values = readings.map(({ id, sensor_data: data }) => [
    ...[id, data?.nitrogen, data?.phosphorus, data?.potassium, data?.moisture],
    ...[data?.temperature, data?.pH, data?.conductivity],
  ]);
  return [
    {
      what: 'booking',
      wanted: bookings.map((one) => [one.name, one.uuid, one.id, one.code, one.phone_no, one.samples.length]),
      query: `select name, uuid, id, code, phone_no, (select count(*) from samples where booking_id = bookings.id)
        from bookings where ${own}`,
    },
    {
      what: 'payment of booking',
      wanted: payments.map((one) => [
        ...[one.booking, one.reference, Number(one.amount), Number(one.amount_received), one.receipt_number],
        ...[Number(one.amount), 1, 1],
      ]),
      query: `select booking_id, reference, amount, amount_received, receipt_number, bookings.amount_paid::int,
          (select count(*) from payment_events where payment_id = payments.id and kind = 'paid'),
          (select count(*) from payment_documents as documents where documents.payment_id = payments.id and kind = 'receipt')
        from payments ${ofOwn} where payments.status = 'paid'`,
    },
    {
      what: 'receipt of sample',
      wanted: received.map(({ sample }) => [sample]),
      query: `select sample_id from sample_events where kind = 'received' and sample_id in ${ownSamples}`,
    },
    {
      what: 'readings of sample',
      wanted: values,
      query: `select id, ${measured} from samples where nitrogen is not null and id in ${ownSamples}`,
    },
    {
      what: 'history of sample',
      wanted: values,
      query: `select sample_id, ${measured} from sample_readings_history where sample_id in ${ownSamples}`,
    },
  ];
}

/** Numbers that are equal: money in the books and at the provider; numbers of documents, their count and their counter. */
const equals = `
  select 'cash in the books and at the sandbox',
    (select sum(amount) from ledger_postings ${ofOwn} where destination = 'cash:sandbox'),
    (select sum(paid_amount) from sandbox_prompts join payments using (reference) ${ofOwn} where state = 'approved')
  union all select 'numbers of kind ' || counters.kind || ', least and most of count, highest and counter',
    least(count(number), count(distinct number), max(right(number, 6)::int), counters.last),
    greatest(count(number), count(distinct number), max(right(number, 6)::int), counters.last)
  from document_counters as counters left join payment_documents as documents
    on documents.kind = counters.kind and number like '%-' || counters.year || '-%'
  group by counters.kind, counters.year, counters.last`;

/** Each acknowledged record is there once, as it was acknowledged, and no other one is there twice. */
function listDifferences(what: string, wanted: Cell[][], stored: Cell[][]): string[] {
  const known = new Map<string, string[]>();
  for (const [name, ...values] of stored) {
    known.set(String(name), [...(known.get(String(name)) ?? []), values.join(' | ')]);
  }
  const twice = [...known]
    .filter(([, rows]) => rows.length > 1)
    .map(([name]) => `${what} ${name} is there twice`);
  const differing = wanted.flatMap(([name, ...values]) => {
    const rows = known.get(String(name)) ?? [];
    const text = values.join(' | ');
    return rows.includes(text)
      ? []
      : [`${what} ${name}: acknowledged "${text}", stored "${rows.join('" and "')}"`];
  });
  return [...twice, ...differing];
}

function readMessages(files: readonly string[], since: Date): { to: string }[] {
  const lines = files
    .filter(existsSync)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const told = lines.map((line) => JSON.parse(line) as { to: string; time: string });
  return told.filter(({ time }) => new Date(time) > since);
}
