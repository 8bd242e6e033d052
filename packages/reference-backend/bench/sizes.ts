import { sql } from 'drizzle-orm';
import { queryRows } from '../src/db/queryRows.ts';
import { createToken } from '../src/services/people/tokens.ts';
import { bookingBody, sampleBody } from '../test/bookingBody.ts';
import { readings, soilSampleBody } from '../test/recordBodies.ts';
import { openBench } from './openBench.ts';
import { writeSection } from './writeSection.ts';

const lives = 300;
const samplesEach = 3;

const { app, db, clock, close } = await openBench(4);
const bookings = '/agric/soil-test-bookings/';
const userIds = { administrator: 1, technician: 40, agronomist: 38 } as const;
const tokens = new Map<string, string>();
for (const [name, id] of Object.entries(userIds)) {
  tokens.set(name, await db.inTransaction((transaction) => createToken(transaction, id, clock())));
}

/** Sends a request, as a visitor without a name of staff. Gives the body of the answer. */
async function send(
  method: string,
  path: string,
  body: object | undefined,
  as?: keyof typeof userIds,
  // biome-ignore lint/suspicious/noExplicitAny: each caller reads what it has just written.
): Promise<any> {
  const headers = {
    'Content-Type': 'application/json',
    ...(as && { Authorization: `Bearer ${tokens.get(as)}` }),
  };
  const request = new Request(`http://api.test${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  addresses += 1;
  const address = `192.0.2.${addresses % 250}:${Math.floor(addresses / 250)}`;
  const response = await app.fetch(request, { address });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
let addresses = 0;
const get = (path: string) => send('GET', path, undefined, 'administrator');

/** One booking of a visitor from the form to a report that the farmer was given. */
async function live(number: number): Promise<void> {
  const body = bookingBody({
    soil_test_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    phone_no: `07${10_000_000 + number}`,
    samples: Array.from({ length: samplesEach }, () => sampleBody()),
  });
  const { id, uuid } = await send('POST', bookings, body);
  const { reference } = await send('POST', '/utils/initialize-payment/', {
    uuid,
    phone_number: body.phone_no,
  });
  await send('POST', `/utils/sandbox-prompts/${reference}/`, { action: 'approve' });
  await send('POST', '/utils/check-payment-status/', { reference });
  await send('POST', `${bookings}${id}/status/`, { status: 'sample_collected' }, 'administrator');
  const { samples } = await get(`${bookings}${id}/`);
  for (const { id: sample, ...taken } of samples) {
    await send(
      'PUT',
      `/agric/soil-test-samples/${sample}/`,
      soilSampleBody({ ...taken, booking: id, sensor_data: readings }),
      'technician',
    );
  }
  await send('POST', `${bookings}${id}/verify/`, { comments: [] }, 'agronomist');
  const report = await send('POST', '/agric/report-generation/', { booking: id }, 'administrator');
  await send('POST', `/agric/report-generation/${report.id}/sent/`, {}, 'administrator');
}

interface Size {
  name: string;
  rows: number;
  /** With its indexes and what is stored beside it. */
  bytes: number;
}

const measure = () =>
  db.inTransaction((transaction) =>
    queryRows<Size>(
      transaction,
      sql`select relname as name, n_live_tup::int as rows, pg_total_relation_size(relid)::float8 as bytes
        from pg_stat_user_tables order by relname`,
    ),
  );
const settle = () => db.inStatements((statements) => statements.execute(sql`analyze`));
const wal = () =>
  db.inTransaction(
    async (t) =>
      (
        await queryRows<{ at: number }>(
          t,
          sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as at`,
        )
      )[0]?.at ?? 0,
  );

for (let number = 0; number < 50; number += 1) await live(number);
await settle();
const before = await measure();
const walBefore = await wal();
const start = performance.now();
for (let number = 50; number < 50 + lives; number += 1) await live(number);
const seconds = (performance.now() - start) / 1000;
const walBytes = (await wal()) - walBefore;
await settle();
const after = await measure();
const grown = after
  .map(({ name, rows, bytes }) => {
    const was = before.find((size) => size.name === name);
    return { name, rows: (rows - (was?.rows ?? 0)) / lives, bytes: (bytes - (was?.bytes ?? 0)) / lives };
  })
  .filter(({ rows, bytes }) => rows > 0.05 || bytes > 10)
  .toSorted((one, other) => other.bytes - one.bytes);
const all = grown.reduce((sum, { rows, bytes }) => ({ rows: sum.rows + rows, bytes: sum.bytes + bytes }), {
  rows: 0,
  bytes: 0,
});
const row = ({ name, rows, bytes }: Size) =>
  `| ${name} | ${rows.toFixed(1)} | ${Math.round(bytes).toLocaleString('en')} |`;
writeSection('Size of a booking', 'bench:sizes', [
  '',
  `${lives} bookings of ${samplesEach} samples by visitors, each from the form to a report that was given, paid through the sandbox; indexes are included. Each wrote ${Math.round(walBytes / lives / 1024)} KB to the write-ahead log, and all took ${seconds.toFixed(0)} s, one after the other.`,
  '',
  '| table | rows for each | bytes for each |',
  '|---|---:|---:|',
  ...grown.map(row),
  row({ name: 'all', ...all }),
]);
process.stdout.write(`${grown.map(row).join('\n')}\n${row({ name: 'all', ...all })}\n`);
await close();
