import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { bookingBody, sampleBody } from '../test/bookingBody.ts';
import { openBench } from './openBench.ts';
import { writeSection } from './writeSection.ts';

const turns = 5;
const perTurn = 400;
const connections = 8;

const { app, close } = await openBench(connections);

/** Counts the trips to PostgreSQL of the work in hand. */
const counted = new AsyncLocalStorage<{ trips: number }>();
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function count(this: pg.Client, ...sent: unknown[]) {
  const counter = counted.getStore();
  if (counter) counter.trips += 1;
  return Reflect.apply(query, this, sent);
} as typeof query;

const soil_test_date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
let sent = 0;

/** Books three samples as a visitor from an address of their own. */
async function book(): Promise<void> {
  sent += 1;
  const address = `192.0.2.${sent % 250}:${Math.floor(sent / 250)}`;
  const body = bookingBody({
    soil_test_date,
    phone_no: `07${String(10_000_000 + sent)}`,
    samples: [sampleBody(), sampleBody(), sampleBody()],
  });
  const request = new Request('http://api.test/agric/soil-test-bookings/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { status } = await app.fetch(request, { address });
  if (status !== 201) throw new Error(`A booking was answered with ${status}.`);
}

async function measureTurn() {
  const start = performance.now();
  const cpu = process.cpuUsage();
  let left = perTurn;
  const clients = Array.from({ length: connections }, async () => {
    while (left > 0) {
      left -= 1;
      await book();
    }
  });
  await Promise.all(clients);
  const { user, system } = process.cpuUsage(cpu);
  return {
    aSecond: perTurn / ((performance.now() - start) / 1000),
    cpuMs: (user + system) / 1000 / perTurn,
  };
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

await measureTurn();
const results = [];
for (let turn = 0; turn < turns; turn += 1) results.push(await measureTurn());
const one = { trips: 0 };
await counted.run(one, book);
const rates = results.map(({ aSecond }) => aSecond);
const row = `| ${middle(rates).toFixed(0)} | ${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)} | ${middle(results.map(({ cpuMs }) => cpuMs)).toFixed(1)} | ${one.trips} |`;
writeSection('Bookings', 'bench:bookings', [
  '',
  `Bookings of three samples by visitors through the whole app, in its process, ${connections} at once on as many connections; ${turns} turns of ${perTurn} after one that is not counted.`,
  '',
  '| a second, median | slowest and fastest turn | ms of CPU in Node for each | trips to the database for each |',
  '|---:|---:|---:|---:|',
  row,
]);
process.stdout.write(`${row}\n`);
await close();
