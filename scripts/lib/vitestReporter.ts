import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { againOnly, createTestReport } from './TestReport.ts';

type Entity = TestCase | TestSuite | TestModule;

/**
 * Prints a failure as soon as it happens, with what the test wrote and the command that repeats it, and nothing else.
 * At the end it leaves a `TestReport` at UDONGO_TEST_REPORT. A skipped or unwritten test, a file that cannot be loaded and an
 * error outside of every test count as failures; a test that UDONGO_TEST_PART left out does not count.
 */
export default class FailureReporter implements Reporter {
  readonly #report = createTestReport();
  readonly #written = new Map<string, string>();
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onUserConsoleLog({ taskId = '', content }: { taskId?: string; content: string }): void {
    this.#written.set(taskId, (this.#written.get(taskId) ?? '') + content);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped' && process.env.UDONGO_TEST_PART) return;
    const isPass = state === 'passed';
    const durationMs = test.diagnostic()?.duration ?? 0;
    this.#report.add(projectOf(test), isPass, durationMs, lineOf(test, test.fullName));
    if (!isPass)
      this.#print(test, test.fullName, errors ?? [{ message: 'The test was skipped.' }], test.name);
    this.#written.delete(test.id);
  }

  onTestSuiteResult(suite: TestSuite): void {
    if (suite.errors().length) this.#fail(suite, suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    if (module.errors().length) this.#fail(module, 'the file as a whole', module.errors());
    this.#written.delete(module.id);
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) {
      this.#report.add('outside of tests', false, 0, `outside of tests: ${error.message}`);
      this.#vitest?.logger.printError(error, { type: 'Error outside of tests', fullStack: true });
    }
    this.#report.write();
  }

  #fail(entity: TestSuite | TestModule, title: string, errors: readonly SerializedError[]): void {
    this.#report.add(projectOf(entity), false, 0, lineOf(entity, title));
    this.#print(entity, title, errors);
  }

  #print(entity: Entity, title: string, errors: readonly SerializedError[], name?: string): void {
    const logger = this.#vitest?.logger;
    logger?.error(`\n✗ ${lineOf(entity, title)}`);
    for (const error of errors) logger?.printError(error, { project: entity.project });
    const written = this.#written.get(entity.id);
    if (written) logger?.error(`It wrote:\n${written.trimEnd()}`);
    logger?.error(
      `Again: npm test -- ${projectOf(entity)} ${fileOf(entity)}${name === undefined ? '' : againOnly(name)}`,
    );
  }
}

function lineOf(entity: Entity, title: string): string {
  return `${projectOf(entity)}  ${fileOf(entity)}  ${title}`;
}

/** Name in `testProjects.ts`: Vitest adds that of the browser. */
function projectOf({ project }: Entity): string {
  return project.name.replace(/ \(\w+\)$/, '');
}

function fileOf(entity: Entity): string {
  const module = entity.type === 'module' ? entity : entity.module;
  return relative(process.cwd(), module.moduleId);
}
