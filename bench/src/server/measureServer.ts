import { randomUUID } from 'node:crypto';
import { bookingBody, sampleBody } from '../../../packages/reference-backend/test/bookingBody.ts';
import { startPostgres } from '../../../packages/reference-backend/test/startPostgres.ts';
import { longestWhile } from '../longestWhile.ts';
import { median } from '../median.ts';
import type { Section } from '../results.ts';
import { type Asked, type Load, load } from './load.ts';
import {
  fillOurs,
  fillPlain,
  type Peer,
  prepareDatabase,
  startDjango,
  startFloor,
  startOurs,
} from './peers.ts';

const turns = 5;
const connections = 8;
const bookings = Number(process.env.BOOKINGS ?? 1_000_000);
/** Of many connections: the 99th percentile beside the median, and the slowest `/healthz`. */
const many = 50;
const mostTimesMedian = 4;
const mostHealthMs = 200;

const soil_test_date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
let sent = 0;

/** The next booking of three samples, by a visitor from an address of their own. */
function nextBooking(): Asked {
  sent += 1;
  const sample = sampleBody();
  return {
    method: 'POST',
    path: '/agric/soil-test-bookings/',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    body: JSON.stringify(
      bookingBody({
        uuid: randomUUID(),
        soil_test_date,
        phone_no: `+2547${String(10_000_000 + sent)}`,
        samples: [sample, sample, sample],
      }),
    ),
  };
}

const deepPage = Math.floor(bookings / 20);
const questions = [
  { name: 'bookings of three samples', times: 300, expected: 201, ask: () => nextBooking },
  { name: 'first page of bookings', times: 400, expected: 200, ask: reading('/agric/soil-test-bookings/') },
  { name: 'crops', times: 800, expected: 200, ask: reading('/agric/crops/') },
  {
    name: `page ${deepPage.toLocaleString('en')} of bookings`,
    times: 16,
    expected: 200,
    ask: reading(`/agric/soil-test-bookings/?page=${deepPage}`),
  },
] as const;

function reading(path: string) {
  return ({ staff }: Peer) => {
    const asked: Asked = { method: 'GET', path, headers: staff };
    return () => asked;
  };
}

/** Measures the API over HTTP beside Django and the floor, each on the same PostgreSQL, in turns. */
export async function measureServer(): Promise<Section> {
  const own = process.env.DATABASE_URL ? undefined : await startPostgres({ syncs: true });
  const server = process.env.DATABASE_URL || (own?.url ?? '');
  const stops: (() => Promise<void>)[] = own ? [own.stop] : [];
  try {
    const ours = await prepareDatabase(server, 'udongo_bench', (url) => fillOurs(url, bookings));
    const plain = await prepareDatabase(server, 'plain_bench', (url) => fillPlain(url, bookings));
    const peers: Peer[] = [];
    const add = (peer: Peer | undefined) => {
      if (!peer) return;
      peers.push(peer);
      stops.push(peer.stop);
    };
    const one = await startOurs(ours, 1, connections);
    add(one);
    add(await startOurs(ours, 2, connections));
    add(await startFloor(plain));
    add(await startDjango(plain, connections));
    const rates = await measureTurns(peers);
    const crowd = await measureCrowd(one);
    return describe(peers, rates, crowd);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** The rates of each turn by question and peer. */
async function measureTurns(peers: readonly Peer[]): Promise<number[][][]> {
  const rates = questions.map(() => peers.map((): number[] => []));
  // The first turn fills caches and is not counted.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [row, { times, expected, ask }] of questions.entries())
      for (const [column, peer] of peers.entries()) {
        const { rate } = await load(peer.port, { times, connections, expected }, ask(peer));
        if (turn > 0) rates[row]?.[column]?.push(rate);
        console.error(`turn ${turn}: ${peer.name}, ${questions[row]?.name}: ${rate.toFixed(0)} a second`);
      }
  return rates;
}

interface Crowd extends Load {
  name: string;
  healthMs: number;
}

/** Each question from many connections at once, with `/healthz` asked on another. */
async function measureCrowd(peer: Peer): Promise<Crowd[]> {
  const rows: Crowd[] = [];
  for (const { name, times, expected, ask } of questions) {
    let result: Load | undefined;
    const healthMs = await longestWhile(peer.port, async () => {
      result = await load(peer.port, { times: times * 4, connections: many, expected }, ask(peer));
    });
    if (result) rows.push({ name, healthMs, ...result });
  }
  return rows;
}

function describe(peers: readonly Peer[], rates: number[][][], crowd: readonly Crowd[]): Section {
  const toCell = (turnsOfOne: readonly number[]) => {
    const [least, most] = [Math.min(...turnsOfOne), Math.max(...turnsOfOne)].map((rate) => rate.toFixed(0));
    return `${median(turnsOfOne).toFixed(0)} (${least} to ${most})`;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const body = [
    `Answers a second over HTTP at ${bookings.toLocaleString('en')} bookings, ${connections} connections, each peer with ${connections} of its own to one PostgreSQL ${process.env.DATABASE_URL ? 'of its own server' : '18 that syncs each commit'}: the median of ${turns} turns, in brackets the slowest and the fastest. Django has two processes. The floor checks and records nothing.`,
    '',
    line(['', ...peers.map(({ name }) => name)]),
    line(['---', ...peers.map(() => '---:')]),
    ...questions.map(({ name }, row) =>
      line([name, ...peers.map((_, column) => toCell(rates[row]?.[column] ?? []))]),
    ),
    '',
    `One process of ours and ${many} connections; \`/healthz\` is asked all the time on one more. At most ${mostTimesMedian} times the median and ${mostHealthMs} ms are allowed.`,
    '',
    line(['', 'a second', 'median ms', '99 % ms', 'times the median', 'longest /healthz, ms']),
    line(['---', '---:', '---:', '---:', '---:', '---:']),
    ...crowd.map(({ name, rate, median: middle, p99, healthMs }) =>
      line([
        name,
        rate.toFixed(0),
        middle.toFixed(0),
        p99.toFixed(0),
        (p99 / middle).toFixed(1),
        healthMs.toFixed(0),
      ]),
    ),
  ].join('\n');
  const slow = crowd.filter(
    ({ median: middle, p99, healthMs }) => p99 > mostTimesMedian * middle || healthMs > mostHealthMs,
  );
  const problem =
    slow.length > 0 ? `Too slow at times: ${slow.map(({ name }) => name).join(', ')}.` : undefined;
  return { title: 'The API beside Django, and the floor', body, problem };
}
