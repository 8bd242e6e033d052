import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type RunResult, run } from './run.ts';
import { testProjects } from './testProjects.ts';
import { countPlaywright, countVitest, type Outcome } from './testReports.ts';

/** One row of `npm test`. */
export interface TestStep {
  name: string;
  run: () => Promise<Outcome & { output: string }>;
}

interface CommandOptions {
  env?: Record<string, string>;
  timeoutMs?: number;
}

/** Where the runners leave their reports; emptied for each run. */
const reports = join('node_modules', '.cache', 'udongo-test');

/** 'usual' is `npm test`; 'rest' are the tests that it leaves out, which run a second time in another setting; 'full' is both. */
export type TestScope = 'usual' | 'rest' | 'full';

/**
 * Everything there is to prove, in stages: what is quick and likely to fail, and what the others run; then the tests,
 * those of the running product first, because they take long.
 */
export function listTestStages(root: string, scope: TestScope = 'usual'): TestStep[][] {
  rmSync(join(root, reports), { recursive: true, force: true });
  mkdirSync(join(root, reports), { recursive: true });
  const tests = testProjects.filter(({ full }) => scope === 'full' || Boolean(full) === (scope === 'rest'));
  const runs = tests.map(({ name }) => vitest(root, name));
  const walks = playwright(root, 'pages and cut lines', ['pages', 'cut']);
  if (scope === 'rest') return [runs, [walks]];
  return [
    [
      check('generated files', tsx('scripts/generate.ts', '--check')),
      check('changesets', tsx('scripts/checkChangesets.ts')),
      check('contract', bin('@redocly/cli/bin/cli.js', 'lint', 'openapi.yaml')),
      check(
        'format and lint',
        bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=200', '.'),
      ),
      check(
        'import rules',
        bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '--', 'packages', 'scripts'),
      ),
      check('unused code', bin('knip/bin/knip.js', '--no-progress', '--no-config-hints')),
      ...listTypeScriptProjects(root).map((project) =>
        check(`types of ${project}`, bin('typescript-7/bin/tsc', '-p', project)),
      ),
      ...['sdk', 'ui', 'embed', 'reference-backend', 'reference-app'].map((name) =>
        check(`build of ${name}`, ['npm', ['run', 'build', '--workspace', `packages/${name}`]]),
      ),
    ],
    [playwright(root, 'end to end', ['product', 'mock', 'log']), ...runs],
    // The same product again: its files are this run's own.
    ...(scope === 'full' ? [[walks]] : []),
  ];
}

type Command = readonly [command: string, args: readonly string[]];

function bin(file: string, ...args: string[]): Command {
  return [process.execPath, [join('node_modules', file), ...args]];
}

function tsx(file: string, ...args: string[]): Command {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}

/** The repository's own TypeScript project and each package's. */
function listTypeScriptProjects(root: string): string[] {
  return ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
}

/** A check has no tests to count: it is one pass or one failure. */
function check(name: string, [command, args]: Command, options: CommandOptions = {}): TestStep {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await run(command, args, { timeoutMs: 180_000, ...options });
      return exitCode === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
    },
  };
}

function vitest(root: string, project: string): TestStep {
  const report = join(root, reports, `${project}.json`);
  const command = bin(
    'vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return counted(`tests of ${project}`, command, report, countVitest, {});
}

function playwright(root: string, name: string, projects: readonly string[]): TestStep {
  const report = join(root, reports, `${projects[0]}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const command = bin('@playwright/test/cli.js', 'test', '--config=e2e', '--reporter=list,json', ...chosen);
  return counted(name, command, report, countPlaywright, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

function counted(
  name: string,
  [command, args]: Command,
  report: string,
  count: (json: string | undefined, exitCode: RunResult['exitCode']) => Outcome,
  options: CommandOptions,
): TestStep {
  return {
    name,
    run: async () => {
      const { exitCode, output } = await run(command, args, { timeoutMs: 900_000, ...options });
      const json = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
      return { ...count(json, exitCode), output };
    },
  };
}
