import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestChoice } from './parseTestChoice.ts';
import { run } from './run.ts';
import type { TestStage, TestStep } from './runSteps.ts';
import { type TestProject, type TestScope, testProjects } from './testProjects.ts';
import { countTests } from './testReports.ts';
import { testWorkers } from './testWorkers.ts';

/** Folder of the runners' reports, one file each; emptied for each run. */
export const reportsFolder = join('node_modules', '.cache', 'udongo-test');

const minutes = 60_000;

/**
 * Steps of a run, in stages that follow one another: first the quick checks and the builds, then tests in Node, in a browser and
 * of the running product.
 */
export function listTestStages(root: string, choice: TestChoice): TestStage[] {
  rmSync(join(root, reportsFolder), { recursive: true, force: true });
  mkdirSync(join(root, reportsFolder), { recursive: true });
  const changed = choice.changed ? listChangedFiles(root) : undefined;
  const projects = testProjects.filter((project) => isChosen(project, choice));
  const inNode = projects.filter(({ browser }) => !browser);
  const inBrowser = projects.filter(({ browser }) => browser);
  const tests = (name: string, chosen: readonly TestProject[]) =>
    listVitestRuns(chosen, changed).map(({ all, ...each }) => vitest(root, { name, ...each }, choice, all));

  const stages: TestStage[] = [];
  const checks = listChecks(root, changed);
  if (choice.scope === 'usual' && hasPart(choice, 'checks')) {
    stages.push({ lanes: testWorkers, steps: checks });
  } else if (choice.parts.includes('builds')) {
    stages.push({ lanes: testWorkers, steps: checks.filter(({ name }) => name.startsWith('build of ')) });
  }
  if (choice.scope !== 'usual') {
    // Each brings packages, servers or pages of its own: one after the other, with all workers.
    const steps = projects.flatMap((project) => tests(project.name, [project]));
    stages.push({ lanes: 1, steps });
  } else {
    stages.push({ lanes: 1, steps: [...tests('in Node', inNode), ...tests('in a browser', inBrowser)] });
  }
  if (hasPart(choice, 'e2e') && (!changed || changed.some((file) => file.startsWith('e2e/')))) {
    stages.push({ lanes: 1, steps: [playwright(root, walks[choice.scope], choice)] });
  }
  return stages.filter(({ steps }) => steps.length > 0);
}

/** Projects of the end-to-end tests. */
const walks: Readonly<Record<TestScope, readonly string[]>> = {
  usual: ['joints', 'log'],
  rest: ['rest', 'log of the rest'],
  long: ['mock'],
};

function hasPart({ parts }: TestChoice, part: string): boolean {
  return parts.length === 0 || parts.includes(part);
}

/** A project that a person names runs whichever scope it belongs to. */
function isChosen({ name, part, scope = 'usual', alone }: TestProject, choice: TestChoice): boolean {
  const { parts, filters } = choice;
  if (parts.includes(name)) return true;
  const isInScope = scope === choice.scope || (alone && filters.length > 0);
  return Boolean(isInScope) && (parts.length === 0 || parts.includes(part));
}

/** Files that differ from the last commit, new ones included. */
function listChangedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
}

interface Check {
  name: string;
  command: Command;
  /** Files and folders that it looks at; all where it is missing. */
  looksAt?: readonly string[];
}

/** Quick and likely to fail: the long ones first, so that no core waits at the end. */
function listChecks(root: string, changed: readonly string[] | undefined): TestStep[] {
  const files = changed?.filter((file) => existsSync(join(root, file)));
  const packages = ['packages', 'scripts'];
  const all: Check[] = [
    ...['reference-app', 'embed', 'ui', 'sdk', 'reference-backend'].map((name) => ({
      name: `build of ${name}`,
      command: ['npm', ['run', 'build', '--workspace', `packages/${name}`]] as Command,
      looksAt: [`packages/${name}`],
    })),
    {
      name: 'import rules',
      command: bin('dependency-cruiser/bin/dependency-cruise.mjs', '--config', '--', ...packages),
    },
    {
      name: 'import rules of folders',
      command: bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.folders.mjs',
        '--',
        'packages',
      ),
      looksAt: ['packages'],
    },
    { name: 'contract and generated files', command: tsx('scripts/generate.ts', '--check') },
    { name: 'unused code', command: bin('knip/bin/knip.js', '--no-progress', '--no-config-hints') },
    { name: 'types of .', command: types('.') },
    ...readdirSync(join(root, 'packages')).map((name) => ({
      name: `types of packages/${name}`,
      command: types(`packages/${name}`),
      looksAt: [`packages/${name}`, 'packages/sdk', 'packages/ui'],
    })),
    {
      name: 'format and lint',
      command: bin(
        '@biomejs/biome/bin/biome',
        'check',
        '--error-on-warnings',
        '--max-diagnostics=200',
        '--no-errors-on-unmatched',
        ...(files ?? ['.']),
      ),
    },
    { name: 'changesets', command: tsx('scripts/checkChangesets.ts') },
  ];
  return all
    .filter(({ looksAt }) => !changed || changed.some((file) => !looksAt || startsWithAny(file, looksAt)))
    .map(check);
}

function startsWithAny(file: string, folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}

type Command = readonly [command: string, args: readonly string[]];

function bin(file: string, ...args: string[]): Command {
  return [process.execPath, [join('node_modules', file), ...args]];
}

/** One checker each, as checks run beside each other: several would check what they share again. */
function types(folder: string): Command {
  return bin('typescript-7/bin/tsc', '--checkers', '1', '-p', folder);
}

function tsx(file: string, ...args: string[]): Command {
  return [process.execPath, ['--import', 'tsx', file, ...args]];
}

/** A check has no tests to count: it is one pass or one failure. */
function check({ name, command: [command, args] }: Check): TestStep {
  return {
    name,
    run: async (write) => {
      const { exitCode, output } = await run(command, args, { timeoutMs: 10 * minutes });
      if (exitCode === 0) return { passed: 1, failed: 0 };
      write(
        `\n✗ ${name}\n${output.trim()}\nAgain: ${[command === process.execPath ? 'node' : command, ...args].join(' ')}\n`,
      );
      return { passed: 0, failed: 1 };
    },
  };
}

/**
 * One process for all projects; where only changes count, one more for those that run built files. `all` runs all tests of a project
 * although only those of changed files are asked for.
 */
function listVitestRuns(projects: readonly TestProject[], changed: readonly string[] | undefined) {
  const isRebuilt = ({ builtFrom = [] }: TestProject) =>
    changed?.some((file) => startsWithAny(file, builtFrom)) ?? false;
  return [
    { projects: projects.filter((project) => !isRebuilt(project)), all: !changed },
    { projects: projects.filter(isRebuilt), all: true },
  ].filter((each) => each.projects.length > 0);
}

function vitest(
  root: string,
  { name, projects }: { name: string; projects: readonly TestProject[] },
  { filters, titles, shuffle }: TestChoice,
  all: boolean,
): TestStep {
  const names = projects.map((project) => project.name);
  const command = bin(
    'vitest/vitest.mjs',
    'run',
    '--silent=passed-only',
    '--passWithNoTests',
    '--reporter=./scripts/lib/vitestReporter.ts',
    ...(shuffle === undefined ? [] : ['--sequence.shuffle.files', `--sequence.seed=${shuffle}`]),
    ...(all ? [] : ['--changed']),
    ...(titles === undefined ? [] : ['-t', titles]),
    ...filters,
  );
  const env = {
    UDONGO_TEST_PROJECTS: names.join(),
    ...(titles !== undefined && { UDONGO_TEST_PART: 'yes' }),
  };
  return tests(root, `tests ${name}`, command, env, filters.length > 0 || titles !== undefined || !all);
}

function playwright(root: string, projects: readonly string[], choice: TestChoice): TestStep {
  const { filters, titles } = choice;
  const isPart = filters.length > 0 || titles !== undefined;
  const command = bin(
    '@playwright/test/cli.js',
    'test',
    '--config=e2e',
    `--workers=${testWorkers}`,
    '--reporter=./scripts/lib/playwrightReporter.ts',
    ...(choice.changed ? ['--only-changed'] : []),
    ...(titles === undefined ? [] : ['-g', titles]),
    // A walk that a person names is found in whichever project it is; the log of a part says too little to be read.
    ...(isPart ? ['--no-deps'] : projects.map((project) => `--project=${project}`)),
    ...filters,
  );
  return tests(root, 'end to end', command, {}, isPart || choice.changed);
}

function tests(
  root: string,
  name: string,
  [command, args]: Command,
  env: Readonly<Record<string, string>>,
  mayBeEmpty: boolean,
): TestStep {
  const report = join(root, reportsFolder, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    run: async (write) => {
      const { exitCode } = await run(command, args, {
        env: { ...env, UDONGO_TEST_REPORT: report },
        // Ends a run that hangs; a slow machine needs minutes.
        timeoutMs: 40 * minutes,
        onOutput: write,
      });
      const json = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
      return countTests(json, exitCode, mayBeEmpty);
    },
  };
}
