import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Chosen, chooseMutants, suites } from './lib/mutation/parts.ts';
import { type Results, tryMutants } from './lib/mutation/tryMutants.ts';

/** The share of planted faults that the tests find. `--seed` repeats a run, `--continue` goes on with one that was ended. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '25' },
    count: { type: 'string', default: '400' },
    only: { type: 'string', default: '' },
    continue: { type: 'boolean', default: false },
  },
});
const { seed, count } = values;
const stateFile = `.data/mutation-${seed}-${count}.json`;
const results: Results = values.continue
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : { learned: {}, tried: {} };
mkdirSync('.data', { recursive: true });
const keep = () => writeFileSync(stateFile, JSON.stringify(results, null, 1));

const wanted = values.only ? values.only.split(',') : null;
const chosen: Chosen[] = [];
for (const suite of suites) {
  const parts = suite.parts.filter(({ name }) => wanted?.includes(name) ?? true);
  const mutants = parts.flatMap((part) => chooseMutants(suite, part, seed, Number(count)));
  chosen.push(...mutants);
  if (mutants.length > 0) await tryMutants(suite, mutants, results, keep);
}

console.log(`\nSeed ${seed}: npm run test:mutation -- --seed ${seed} --count ${count}\n`);
console.log('| Part | Mutants | Killed | Survived | Share |\n|---|---:|---:|---:|---:|');
const parts = new Set(chosen.map(({ part }) => part));
for (const part of [...parts, 'all']) {
  const own = chosen.filter((mutant) => part === 'all' || mutant.part === part);
  const killed = own.filter(({ key }) => results.tried[key]?.killedBy).length;
  const share = ((100 * killed) / own.length).toFixed(1);
  console.log(`| ${part} | ${own.length} | ${killed} | ${own.length - killed} | ${share} % |`);
}
const short = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('drizzle.', '').slice(0, 90);
for (const { key, file, line, original, mutated } of chosen) {
  const result = results.tried[key];
  if (result?.killedBy) continue;
  const unreached = result?.reachedBy === 0 ? ' (no test reaches it)' : '';
  console.log(`${file}:${line} ${short(original)} → ${short(mutated)}${unreached}`);
}
process.exit(0);
