import { faults } from '../packages/reference-backend/simulator/faults.ts';
import { run } from './lib/run.ts';

/** Plants one fault after the other, without changing a file, and says which seed of the simulator finds it by which promises. */
const wanted = process.argv.slice(2).join(' ');
for (const { name } of faults.filter((fault) => fault.name.includes(wanted))) {
  const { output } = await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--silent', '-t', 'break no promise'],
    { timeoutMs: 1_800_000, env: { FAULT: name, UDONGO_TEST_PROJECTS: 'simulator', NO_COLOR: '1' } },
  );
  const [, seed, broken = ''] = /BrokenPromiseError: Seed (\d+):\n([\s\S]*?)\nSteps:/.exec(output) ?? [];
  const promises = new Set(
    [...broken.matchAll(/^- (?!the simulation ended)([^:]+):/gm)].map(([, name]) => name),
  );
  const isFound = promises.size > 0;
  const result = isFound ? `seed ${seed}: ${[...promises].join(', ')}` : 'not found';
  console.log(`${isFound ? '✓' : '✗'} ${name}: ${result}`);
  if (!isFound) process.exitCode = 1;
}
