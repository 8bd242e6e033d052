import { existsSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { run, stopOnSignal } from './lib/run.ts';

/** Versions of Node that `npm test` does not run on, newest last; README names the same. */
const versions = [22, 24];
/** Arguments of `npm test`. */
const parts = ['builds', 'sdk', 'backend-postgres'];

stopOnSignal();

/** Builds, and tests the SDK and the API on PostgreSQL, on other versions of Node, which npm brings as packages. */
for (const version of versions) {
  const node = await install(version);
  console.log(`\nNode ${version}`);
  const { exitCode } = await run(node, ['--import', 'tsx', 'scripts/test.ts', ...parts], {
    env: { PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
    timeoutMs: 2_400_000,
    onOutput: (text) => process.stdout.write(text),
  });
  if (exitCode !== 0) process.exitCode = 1;
}

async function install(version: number): Promise<string> {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve('node_modules', '.cache', `node-${version}`);
  const node = resolve(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  const { exitCode, output } = await run('npm', args, { timeoutMs: 600_000 });
  if (exitCode !== 0) throw new Error(`npm brought no Node ${version}:\n${output}`);
  return node;
}
