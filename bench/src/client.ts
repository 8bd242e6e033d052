import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import createOpenapiFetch from 'openapi-fetch';
import { type ApiError, type BookingRequest, createUdongo } from '../../packages/sdk/dist/index.js';
import { median } from './median.ts';
import type { Section } from './results.ts';

const rounds = 200;
const callsPerRound = 50;
/** Calls before the measurement, so that both clients are compiled and the connection is open. */
const warmUps = 20;
const most = 1.25;

const booking: BookingRequest = {
  soil_test_date: '2099-01-15',
  test_type: 'microbial-analysis',
  farming_type: 'mixed',
  samples: [
    {
      sample_location: 'Plot A',
      sample_notes: '',
      soil_type: 'loam',
      size_of_land: '1.5',
      main_crop: 1,
      other_crops: [],
    },
  ],
};

interface PlainClient {
  GET(path: string, options: object): Promise<{ data?: unknown }>;
  POST(path: string, options: object): Promise<{ data?: unknown }>;
  PUT(path: string, options: object): Promise<{ error?: unknown }>;
}

type Call = () => Promise<unknown>;

interface Pair {
  name: string;
  sdk: Call;
  peer: Call;
}

/** Measures one call of `@udongo/sdk` beside openapi-fetch, against a server in a process of its own on this machine. */
export async function measureClient(): Promise<Section> {
  const server = fork(join(import.meta.dirname, 'server.ts'));
  const [port] = await once(server, 'message');
  const calls = createCalls(`http://127.0.0.1:${port}`);
  const times = calls.map(() => ({ sdk: [] as number[], peer: [] as number[] }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [index, { sdk, peer }] of calls.entries()) {
      const isPeerFirst = round % 2 === 0;
      const peerFirstUs = isPeerFirst ? await timeOf(peer) : 0;
      const sdkUs = await timeOf(sdk);
      const peerUs = isPeerFirst ? peerFirstUs : await timeOf(peer);
      if (round < 0) continue;
      times[index]?.sdk.push(sdkUs);
      times[index]?.peer.push(peerUs);
    }
  }
  server.kill();
  const rows = calls.map(({ name }, index) => {
    const { sdk = [], peer = [] } = times[index] ?? {};
    // Compares each round with the one beside it: a machine that is busy for a while slows both.
    const ratio = median(sdk.map((us, round) => us / (peer[round] ?? Number.NaN)));
    return { name, sdkUs: median(sdk), peerUs: median(peer), ratio };
  });
  const table = rows.map(
    ({ name, sdkUs, peerUs, ratio }) =>
      `| ${name} | ${sdkUs.toFixed(0)} | ${peerUs.toFixed(0)} | ${ratio.toFixed(2)} |`,
  );
  return {
    title: 'One call, one after the other',
    body: `Medians of ${rounds} rounds of ${callsPerRound} calls, in microseconds a call; "times" is the median of round against round. At most ${most} times the peer's is allowed. openapi-fetch gives a refusal as a value; the row of a refusal throws it as an error, without messages by field.

| call | @udongo/sdk | bare openapi-fetch 0.17 | times |
|---|---|---|---|
${table.join('\n')}`,
    problem: rows.some(({ ratio }) => ratio > most)
      ? `A call takes more than ${most} times as long as with bare openapi-fetch.`
      : undefined,
  };
}

function createCalls(baseUrl: string): Pair[] {
  const udongo = createUdongo({ baseUrl });
  const plain = createOpenapiFetch<Record<string, never>>({ baseUrl }) as unknown as PlainClient;
  return [
    {
      name: 'read a page of 20 counties',
      sdk: () => udongo.counties.list({ limit: 20, ordering: 'name' }),
      peer: () => plain.GET('/counties', { params: { query: { limit: 20, ordering: 'name' } } }),
    },
    {
      name: 'create a booking',
      sdk: () => udongo.bookings.create(booking),
      peer: () => plain.POST('/agric/soil-test-bookings/', { body: booking }),
    },
    {
      name: 'be refused a booking, with three wrong fields',
      sdk: () => udongo.bookings.update(26, booking).catch((error: ApiError) => error.fieldErrors),
      peer: () =>
        plain.PUT('/agric/soil-test-bookings/26/', { body: booking }).then(throwRefusal).catch(causeOf),
    },
  ];
}

/** openapi-fetch returns a refusal as a value: code that awaits data has to throw it, as the SDK does. */
function throwRefusal({ error }: { error?: unknown }): void {
  if (error) throw new Error('The booking was refused.', { cause: error });
}

function causeOf({ cause }: Error): unknown {
  return cause;
}

/** Microseconds a call, on average over one round. */
async function timeOf(call: Call): Promise<number> {
  const startMs = performance.now();
  for (let count = 0; count < callsPerRound; count += 1) await call();
  return ((performance.now() - startMs) * 1000) / callsPerRound;
}
