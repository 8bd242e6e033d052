import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './lib/run.ts';

const root = join(import.meta.dirname, '..');

/** A copy of the repository as it is, with the dependencies that are installed. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'udongo-new-'));
  onTestFinished(() => rmSync(copy, { recursive: true }), 60_000);
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  const files = ['ls-files', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', files, { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ['.', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]) {
    const modules = join(folder, 'node_modules');
    if (!existsSync(join(root, modules))) continue;
    mkdirSync(join(copy, modules));
    for (const name of readdirSync(join(root, modules)).filter(
      (each) => !/^(@udongo|\.cache|\.vite)/.test(each),
    ))
      symlinkSync(join(root, modules, name), join(copy, modules, name));
  }
  mkdirSync(join(copy, 'node_modules/@udongo'));
  for (const name of ['sdk', 'ui', 'embed', 'reference-backend'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@udongo', name));
  return copy;
}

test('a new component, resource and endpoint pass the types, the format and the tests of what they touch', async () => {
  const cwd = copyRepository();
  const pass = async (...args: string[]) => {
    const env = { UDONGO_TEST_PROJECTS: 'ui-node,sdk,repo,backend-postgres,storybook-pages' };
    const { exitCode, output } = await run(process.execPath, args, { cwd, env, timeoutMs: 300_000 });
    expect(exitCode, `${args.join(' ')}\n${output}`).toBe(0);
    return output;
  };
  for (const what of ['component StatusNote', 'resource fieldOfficers', 'endpoint fieldOfficers.hide'])
    expect(await pass('--import', 'tsx', 'scripts/new.ts', ...what.split(' '))).toContain('Now:');
  for (const name of ['ui', 'sdk', 'reference-backend'])
    await pass('node_modules/typescript-7/bin/tsc', '-p', `packages/${name}`);
  await pass('node_modules/@biomejs/biome/bin/biome', 'check', 'packages', '.storybook');
  const touched = [
    'names.test',
    'usedExamples',
    'ui/test/size.test',
    'index.test',
    'ownBackend',
    'catalogues',
    'schema.test',
    'audit.test',
  ];
  await pass(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...touched,
    'permissions',
    'fieldOfficers',
    'hideFieldOfficer',
  );
  const said = ['documentation', '-t', 'screen readers|presses the keys'];
  await pass('node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook-pages', ...said);
}, 600_000);

test('a name of another form is refused, and the forms are shown', async () => {
  const command = ['--import', 'tsx', 'scripts/new.ts', 'component', 'status-note'];
  const { exitCode, output } = await run(process.execPath, command, { cwd: root, timeoutMs: 60_000 });
  expect({ exitCode, output }).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('component StatusNote'),
  });
});
