import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import createOpenapiFetch from 'openapi-fetch';
import { type BookingRequest, createUdongo } from '../../packages/sdk/dist/index.js';

const rounds = 200;
const callsPerRound = 50;
/** Both compiled, the connection open. */
const warmUps = 20;
const most = 1.2;

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

const server = fork(join(import.meta.dirname, 'server.ts'));
const [port] = await once(server, 'message');
const baseUrl = `http://127.0.0.1:${port}`;
const udongo = createUdongo({ baseUrl });
const plain = createOpenapiFetch<Record<string, never>>({ baseUrl }) as unknown as PlainClient;

interface PlainClient {
  GET(path: string, options: object): Promise<{ data?: unknown }>;
  POST(path: string, options: object): Promise<{ data?: unknown }>;
}

type Call = () => Promise<unknown>;

const calls: { name: string; sdk: Call; peer: Call }[] = [
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
];

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
const rows = calls.map(({ name }, index) => {
  const { sdk = [], peer = [] } = times[index] ?? {};
  // Each round against the one beside it: a machine that is busy for a while slows both.
  const ratio = median(sdk.map((us, round) => us / (peer[round] ?? Number.NaN)));
  return { name, sdkUs: median(sdk), peerUs: median(peer), ratio };
});
server.kill();

const table = rows.map(
  ({ name, sdkUs, peerUs, ratio }) =>
    `| ${name} | ${sdkUs.toFixed(0)} | ${peerUs.toFixed(0)} | ${ratio.toFixed(2)} |`,
);
const report = `# Results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${process.platform} ${process.arch}.

## One call, one after the other

Medians of ${rounds} rounds of ${callsPerRound} calls, in microseconds a call; "times" is the median of round against round. At most ${most} times the peer's is allowed.

| call | @udongo/sdk | openapi-fetch 0.17 | times |
|---|---|---|---|
${table.join('\n')}
`;
await writeFile(join(import.meta.dirname, '../results.md'), report);
console.log(report);
if (rows.some(({ ratio }) => ratio > most)) {
  console.error(`A call takes more than ${most} times as long as with openapi-fetch.`);
  process.exitCode = 1;
}

/** Microseconds a call, on average over one round. */
async function timeOf(call: Call): Promise<number> {
  const startMs = performance.now();
  for (let count = 0; count < callsPerRound; count += 1) await call();
  return ((performance.now() - startMs) * 1000) / callsPerRound;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
