import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { createNodeServer } from '../src/hosts/createNodeServer.ts';
import { forgetDayCounts } from '../src/services/statistics/changedDays.ts';
import { countChangedDays } from '../src/services/statistics/countDays.ts';
import { createToken } from '../src/services/tokens.ts';
import { openLarge } from './openLarge.ts';
import { writeSection } from './writeSection.ts';

/**
 * How long statistics take with many bookings on PostgreSQL, over HTTP: `npm run bench:statistics [-- BOOKINGS]`, a million by default.
 * It fails where a median is over 300 ms. Beside each stands the time of the plain query over all records.
 */

const bookings = Number(process.argv[2] ?? 1_000_000);
const turns = 11;
const limitMs = 300;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastYear = `date_after=${daysAgo(365)}&date_before=${daysAgo(0)}`;

const questions: readonly (readonly [who: 'administrator' | 'agent', path: string])[] = [
  ['administrator', '/app-stats'],
  ['administrator', '/user-stats'],
  ['administrator', '/agric/attention'],
  ['administrator', '/statistics/bookings'],
  ['administrator', '/statistics/bookings?interval=day'],
  ['administrator', `/statistics/bookings?${lastYear}`],
  ['administrator', '/statistics/bookings?county=22'],
  ['administrator', '/statistics/bookings?test_type=microbial-analysis&payment=paid'],
  ['administrator', '/statistics/bookings?agent=77'],
  ['administrator', '/statistics/samples'],
  ['administrator', `/statistics/samples?${lastYear}`],
  ['administrator', '/statistics/samples?county=22'],
  ['administrator', '/statistics/samples?test_type=microbial-analysis'],
  ['administrator', '/statistics/payments'],
  ['administrator', `/statistics/payments?${lastYear}`],
  ['administrator', '/statistics/payments?county=22'],
  ['administrator', '/statistics/commissions'],
  ['administrator', `/statistics/commissions?${lastYear}`],
  ['administrator', '/statistics/commissions?county=22'],
  ['administrator', '/statistics/commissions?test_type=microbial-analysis'],
  ['administrator', '/statistics/farmers'],
  ['administrator', '/statistics/farmers?county=22'],
  ['administrator', '/statistics/agents'],
  ['agent', '/user-stats'],
  ['agent', '/statistics/bookings'],
  ['agent', '/statistics/samples'],
  ['agent', '/statistics/payments'],
  ['agent', '/statistics/commissions'],
  ['agent', '/statistics/farmers'],
];

const { app, db, clock, close } = await openLarge(bookings);
const server = createNodeServer(app);
try {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const tokens = await db.inTransaction(async (transaction) => {
    const [agent] = await queryRows<{ id: number }>(
      transaction,
      sql`select id from users where username = 'bench-agent-77'`,
    );
    return {
      administrator: await createToken(transaction, 1, clock()),
      agent: await createToken(transaction, agent?.id ?? 0, clock()),
    };
  });
  const ask = async (who: keyof typeof tokens, path: string) => {
    const begun = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Authorization: `Bearer ${tokens[who]}` },
    });
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    return { ms: performance.now() - begun, body };
  };
  const begun = performance.now();
  const days = await countAllDays(db);
  const counting = `Counting all ${days.toLocaleString('en')} days anew took ${Math.round((performance.now() - begun) / 1000)} s of the job, 100 days at a time.`;
  // A day of work: what was changed since the job ran last.
  await db.inTransaction((transaction) =>
    transaction.execute(
      sql`insert into changed_days (day) select current_date - n from generate_series(-3, 3) as n`,
    ),
  );
  const measured = [];
  for (const [who, path] of questions) {
    const times = [];
    for (let turn = 0; turn < turns; turn += 1) times.push((await ask(who, path)).ms);
    times.sort((a, b) => a - b);
    measured.push({
      who,
      path,
      median: times[turns >> 1] ?? 0,
      slow: times.at(-1) ?? 0,
      body: (await ask(who, path)).body,
    });
  }
  await db.inTransaction(forgetDayCounts);
  const rows = [];
  for (const { who, path, median, slow, body } of measured) {
    const plain = await ask(who, path);
    const isSame = withoutTime(body) === withoutTime(plain.body);
    if (!isSame) throw new Error(`${path} answers otherwise without the counts of days.`);
    const cells = [who, `\`${path}\``, median.toFixed(1), slow.toFixed(1), plain.ms.toFixed(0)];
    rows.push(`| ${cells.join(' | ')} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  const misses = measured.filter(({ median }) => median > limitMs).map(({ path }) => path);
  writeSection(`Statistics at ${bookings.toLocaleString('en')} bookings`, 'bench:statistics', [
    counting,
    '',
    `Over HTTP, median and slowest of ${turns}, with seven changed days in the queue; plain is one request that counts the records. At most ${limitMs} ms is allowed for a median. An agent has about ${Math.round(bookings / 500).toLocaleString('en')} bookings.`,
    misses.length === 0 ? 'None misses it.' : `These miss it: ${misses.join(', ')}.`,
    '',
    '| who | question | median ms | slowest ms | plain ms |',
    '|---|---|---:|---:|---:|',
    ...rows,
  ]);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await close();
}

/** Runs the job until the queue is empty. */
async function countAllDays(database: Database): Promise<number> {
  await database.inTransaction(forgetDayCounts);
  const [counted] = await database.inTransaction(async (transaction) =>
    queryRows<{ days: number }>(
      transaction,
      sql`select count(distinct soil_test_date)::integer as days from bookings`,
    ),
  );
  let left = 1;
  while (left > 0) {
    await countChangedDays({ db: database });
    const [queue] = await database.inTransaction((transaction) =>
      queryRows<{ left: number }>(transaction, sql`select count(*)::integer as left from changed_days`),
    );
    left = queue?.left ?? 0;
  }
  await database.inTransaction((transaction) => transaction.execute(sql`analyze day_counts`));
  return counted?.days ?? 0;
}

function withoutTime(body: string): string {
  return body.replace(/"as_of":"[^"]*"/, '');
}
