import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, stopOnSignal } from './lib/run.ts';
import type { TestReport } from './lib/TestReport.ts';
import { reportsFolder } from './lib/testSteps.ts';

/** Ways of running `npm test` that find tests which depend on a fast machine, on the order of the files or on the calendar. */
const ways = {
  'one core': (args) => ({ command: 'taskset', args: ['-c', '0', process.execPath, ...args] }),
  'busy cores': (args) => ({ command: process.execPath, args }),
  'random order': (args) => ({
    command: process.execPath,
    args: [...args, '--shuffle', String(Math.floor(Math.random() * 1e6))],
  }),
  'other days': (args, run) => ({ command: process.execPath, args, env: onDay(run) }),
} satisfies Record<string, (args: readonly string[], run: number) => Start>;
type Way = keyof typeof ways;

interface Start {
  command: string;
  args: readonly string[];
  env?: Record<string, string>;
}

/** When a run begins, and the time zone of its machine: first days of periods, and nights in which Nairobi is a day ahead. */
const days = [
  { startsAt: '2028-02-29T00:30+03:00', zone: 'America/Los_Angeles' },
  { startsAt: '2026-12-31T23:55+03:00', zone: 'Pacific/Auckland' },
  { startsAt: '2027-11-01T00:30+03:00', zone: 'UTC' },
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs of each way. */
    runs: { type: 'string', default: '3' },
    /** Some of the ways, with a comma between them. */
    ways: { type: 'string', default: Object.keys(ways).join() },
  },
});

if (values.ways.includes('other days') && spawnSync('faketime', ['--version']).error) {
  throw new Error('"other days" needs the command faketime, from Debian\'s package of this name.');
}
stopOnSignal();
const failedTests = new Map<string, number>();
let failedRuns = 0;
for (const way of Object.keys(ways).filter((name): name is Way => values.ways.split(',').includes(name))) {
  for (let each = 0; each < Number(values.runs); each += 1) await runOnce(way, each);
}
console.log(failedTests.size === 0 ? '\nNo test failed.' : '\nFailed tests, with the number of runs:');
for (const [test, runs] of failedTests) console.log(`${runs}  ${test}`);
console.log(`\n${failedRuns} runs failed.`);
process.exitCode = failedRuns === 0 ? 0 : 1;

/** Arguments after `npm run test:hard --` that name parts reach `npm test`. */
async function runOnce(way: Way, each: number): Promise<void> {
  const title = `${way}, run ${each + 1}`;
  const { command, args, env }: Start = ways[way](
    ['--import', 'tsx', 'scripts/test.ts', ...positionals],
    each,
  );
  const burners = way === 'busy cores' ? startBurners() : [];
  const startedAt = Date.now();
  const { exitCode, output } = await run(command, args, { env, timeoutMs: 3_600_000 });
  for (const burner of burners) burner.kill();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${title}: ${output.trimEnd().split('\n').at(-1)}, ${seconds} s`);
  if (exitCode === 0) return;
  failedRuns += 1;
  const failures = readFailures();
  for (const failure of failures) failedTests.set(failure, (failedTests.get(failure) ?? 0) + 1);
  console.log(output);
}

/** Every process of the run reads a clock that is so much ahead; timers go on as ever. */
function onDay(run: number): Record<string, string> {
  const { startsAt, zone } = days[run % days.length] ?? days[0];
  const seconds = Math.round((Date.parse(startsAt) - Date.now()) / 1000);
  return {
    // The loader puts the folder of this kind of machine in place of $LIB.
    LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    TZ: zone,
  };
}

function startBurners(): ChildProcess[] {
  return Array.from({ length: availableParallelism() }, () => {
    const burner = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    process.once('exit', () => burner.kill());
    return burner;
  });
}

function readFailures(): string[] {
  return readdirSync(reportsFolder).flatMap(
    (file) => (JSON.parse(readFileSync(join(reportsFolder, file), 'utf8')) as TestReport).failures,
  );
}
