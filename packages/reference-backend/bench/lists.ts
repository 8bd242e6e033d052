import { createToken } from '../src/services/people/tokens.ts';
import { openLarge } from './openLarge.ts';
import { writeSection } from './writeSection.ts';

/**
 * Measures how long lists take with many bookings on PostgreSQL: `npm run bench:lists [-- BOOKINGS]`, a million by default. It
 * starts a PostgreSQL of its own, or takes DATABASE_URL, seeds it, asks each question 21 times through the whole app and
 * writes the medians to results.md beside this file.
 */

const bookings = Number(process.argv[2] ?? 1_000_000);
const turns = 21;
const lastPage = Math.ceil(bookings / 20);
const list = '/agric/soil-test-bookings?limit=20';

const questions = [
  ['bookings, first page', list],
  ['bookings, newest first', `${list}&ordering=-id`],
  [
    `bookings, page ${Math.ceil(lastPage / 2).toLocaleString('en')}`,
    `${list}&page=${Math.ceil(lastPage / 2)}`,
  ],
  [`bookings, page ${lastPage.toLocaleString('en')}`, `${list}&page=${lastPage}`],
  ['bookings by name', `${list}&ordering=name`],
  ['bookings by day of the test, latest first', `${list}&ordering=-soil_test_date`],
  ['search by one code', `${list}&search=ud-77777`],
  ['search by phone number', `${list}&search=0790012345`],
  ['search by first and last name', `${list}&search=wanjiku%20kariuki`],
  ['filter: one county', `${list}&county=22`],
  ['filter: unpaid, last 30 days of tests', `${list}&payment=unpaid&soil_test_date_after=${daysAgo(30)}`],
  ['filter: a third of all (one test type)', `${list}&test_type=microbial-analysis`],
  [
    'export: 200 more after the middle',
    `/agric/soil-test-bookings?limit=200&ordering=id&id_after=${bookings / 2}`,
  ],
  ['samples, first page', '/agric/soil-test-samples?limit=20'],
  ['farmers by name', '/agric/farmers?limit=20&ordering=full_name'],
] as const;

const { app, db, clock, speed, close } = await openLarge(bookings);
try {
  const token = await db.inTransaction((transaction) => createToken(transaction, 1, clock()));
  const ask = async (path: string) => {
    const request = new Request(`http://api.test${path}`, { headers: { Authorization: `Bearer ${token}` } });
    const begun = performance.now();
    const response = await app.fetch(request);
    const body = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
    return { ms: performance.now() - begun, count: JSON.parse(body).count as number };
  };
  const rows: string[] = [];
  for (const [name, path] of questions) {
    const answers = [];
    for (let turn = 0; turn < turns; turn += 1) answers.push(await ask(path));
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    const found = answers[0]?.count.toLocaleString('en');
    rows.push(`| ${name} | ${toMs(times[turns >> 1])} | ${toMs(times.at(-2))} | ${found} |`);
    process.stdout.write(`${rows.at(-1)}\n`);
  }
  writeSection(`Lists at ${bookings.toLocaleString('en')} bookings`, 'bench:lists', [
    speed,
    '',
    `Time of a request through the whole app, token, count and rows included; median and 95th percentile of ${turns}.`,
    '',
    '| question | median ms | 95 % ms | records found |',
    '|---|---:|---:|---:|',
    ...rows,
  ]);
} finally {
  await close();
}

function toMs(time: number | undefined): string {
  return (time ?? 0).toFixed(1);
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
