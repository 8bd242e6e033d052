import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, stopOnSignal } from './lib/run.ts';
import type { TestReport } from './lib/TestReport.ts';
import { reportsFolder } from './lib/testSteps.ts';

/** Ways of running `npm test` that find tests which depend on a fast machine or on the order of the files. */
const ways = {
  'one core': (args: readonly string[]) => ['taskset', ['-c', '0', process.execPath, ...args]] as const,
  'busy cores': (args: readonly string[]) => [process.execPath, args] as const,
  'random order': (args: readonly string[]) =>
    [process.execPath, [...args, '--shuffle', String(Math.floor(Math.random() * 1e6))]] as const,
};
type Way = keyof typeof ways;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Runs of each way. */
    runs: { type: 'string', default: '3' },
    /** Some of the ways, with a comma between them. */
    ways: { type: 'string', default: Object.keys(ways).join() },
  },
});

stopOnSignal();
const failedTests = new Map<string, number>();
let failedRuns = 0;
for (const way of Object.keys(ways).filter((name): name is Way => values.ways.split(',').includes(name))) {
  for (let each = 1; each <= Number(values.runs); each += 1) await runOnce(way, `${way}, run ${each}`);
}
console.log(failedTests.size === 0 ? '\nNo test failed.' : '\nFailed tests, with the number of runs:');
for (const [test, runs] of failedTests) console.log(`${runs}  ${test}`);
console.log(`\n${failedRuns} runs failed.`);
process.exitCode = failedRuns === 0 ? 0 : 1;

/** Arguments after `npm run test:hard --` that name parts reach `npm test`. */
async function runOnce(way: Way, title: string): Promise<void> {
  const [command, args] = ways[way](['--import', 'tsx', 'scripts/test.ts', ...positionals]);
  const burners = way === 'busy cores' ? startBurners() : [];
  const startedAt = Date.now();
  const { exitCode, output } = await run(command, args, { timeoutMs: 3_600_000 });
  for (const burner of burners) burner.kill();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${title}: ${output.trimEnd().split('\n').at(-1)}, ${seconds} s`);
  if (exitCode === 0) return;
  failedRuns += 1;
  const failures = readFailures();
  for (const failure of failures) failedTests.set(failure, (failedTests.get(failure) ?? 0) + 1);
  console.log(output);
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
