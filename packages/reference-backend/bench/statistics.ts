import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/Database.ts';
import { queryRows } from '../src/db/queryRows.ts';
import { dayCountsVersion } from '../src/db/schema.ts';
import { createNodeServer } from '../src/hosts/createNodeServer.ts';
import { createToken } from '../src/services/people/tokens.ts';
import { forgetDayCounts, readChangedDays } from '../src/services/statistics/changedDays.ts';
import { countChangedDays, dayCountsVersionNow } from '../src/services/statistics/countDays.ts';
import { openLarge } from './openLarge.ts';
import { questions } from './questions.ts';
import { writeSection } from './writeSection.ts';

/**
 * Measures how long statistics take with many bookings on PostgreSQL, over HTTP, for every choice of filters: `npm run bench:statistics
 * [-- BOOKINGS]`, a million by default. It fails where a median is over 300 ms, and where the plain query over all records answers
 * something else. With DATABASE_URL, rows of an earlier run are kept.
 */

const bookings = Number(process.argv[2] ?? 1_000_000);
const turns = 5;
const limitMs = 300;

const { app, db, clock, close } = await openLarge(bookings);
const server = createNodeServer(app);
try {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const tokens = await db.inTransaction(async (transaction) => {
    const [people] = await queryRows<{ agent: number; farmer: number }>(
      transaction,
      sql`select (select id from users where username = 'bench-agent-77') as agent, min(user_id) as farmer
        from farmers join users on users.id = user_id where username like 'seed-%'`,
    );
    return {
      administrator: await createToken(transaction, 1, clock()),
      agent: await createToken(transaction, people?.agent ?? 0, clock()),
      farmer: await createToken(transaction, people?.farmer ?? 0, clock()),
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
  const counting = await countAllDays(db);
  // A day of work: what was changed since the job ran last.
  await db.inTransaction((transaction) =>
    transaction.execute(
      sql`insert into changed_days (day) select current_date - n from generate_series(-3, 3) as n`,
    ),
  );
  const measured = [];
  for (const { who, path, queries } of questions) {
    for (const query of queries) {
      const times = [];
      for (let turn = 0; turn < turns; turn += 1) times.push((await ask(who, path + query)).ms);
      const { body } = await ask(who, path + query);
      measured.push({ who, path, query, body, median: times.sort((a, b) => a - b)[turns >> 1] ?? 0 });
    }
    process.stdout.write(`${who} ${path}\n`);
  }
  await db.inTransaction(forgetDayCounts);
  const compared: ((typeof measured)[number] & { plain: number })[] = [];
  for (const question of measured) {
    const { who, path, query, body } = question;
    const plain = await ask(who, path + query);
    if (!isDeepStrictEqual(withoutTime(body), withoutTime(plain.body)))
      throw new Error(`${path}${query} answers otherwise without the counts of days.`);
    compared.push({ ...question, plain: plain.ms });
  }
  // Nothing has changed: the next run can read these counts.
  await db.inTransaction((transaction) =>
    transaction.insert(dayCountsVersion).values({ version: dayCountsVersionNow }),
  );
  const rows = questions.map(({ who, path }) => {
    const of = compared.filter((one) => one.who === who && one.path === path);
    const [slowest, ...others] = of.sort((a, b) => b.median - a.median);
    const typical = of[of.length >> 1]?.median.toFixed(0);
    const cells = [
      typical,
      slowest?.median.toFixed(0),
      `\`${slowest?.query || path}\``,
      slowest?.plain.toFixed(0),
    ];
    return `| ${[who, `\`${path}\``, others.length + 1, ...cells].join(' | ')} |`;
  });
  process.stdout.write(`${rows.join('\n')}\n`);
  const misses = compared
    .filter(({ median }) => median > limitMs)
    .map(({ path, query }) => `\`${path}${query}\``);
  writeSection(`Statistics at ${bookings.toLocaleString('en')} bookings`, 'bench:statistics', [
    counting,
    '',
    `${compared.length} questions over HTTP: every choice of filters, by month and by day, each asked ${turns} times, with seven changed days in the queue. A row has the typical median, the highest one and whose it is; plain is one request that counts the records, and its answer is the same. At most ${limitMs} ms is allowed for a median. An agent has about ${Math.round(bookings / 500).toLocaleString('en')} bookings.`,
    misses.length === 0 ? 'None misses it.' : `These miss it: ${misses.join(', ')}.`,
    '',
    '| who | path | questions | typical ms | highest ms | of | plain ms |',
    '|---|---|---:|---:|---:|---|---:|',
    ...rows,
  ]);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await close();
}

/** Runs the job until the queue is empty; says how long that took. */
async function countAllDays(database: Database): Promise<string> {
  const readQueue = () =>
    database.inTransaction((transaction) => readChangedDays(transaction, dayCountsVersionNow));
  const begun = performance.now();
  const isKept = (await readQueue()) !== undefined;
  for (let left: string[] | undefined; left?.length !== 0; ) {
    await countChangedDays({ db: database });
    left = await readQueue();
  }
  await database.inTransaction((transaction) => transaction.execute(sql`analyze day_counts, month_counts`));
  if (isKept) return 'The days were counted by an earlier run.';
  return `Counting all days anew took ${Math.round((performance.now() - begun) / 1000)} s of the job, 100 days at a time.`;
}

function withoutTime(body: string): unknown {
  return JSON.parse(body, (key, value) => (key === 'as_of' ? undefined : value));
}
