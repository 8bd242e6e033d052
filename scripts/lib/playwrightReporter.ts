import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { againOnly, createTestReport } from './TestReport.ts';

/** Does for Playwright what `vitestReporter.ts` does for Vitest, by the same rules. */
export default class FailureReporter implements Reporter {
  readonly #report = createTestReport();

  printsToStdio(): boolean {
    return true;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    const file = relative(process.cwd(), test.location.file);
    const title = `${project}  ${file}  ${test.title}`;
    const isPass = result.status === test.expectedStatus && result.status !== 'skipped';
    this.#report.add(project, isPass, result.duration, title);
    if (isPass) return;
    console.log(`\n✗ ${title}  (${result.status})`);
    result.errors.forEach(printError);
    for (const { name, path } of result.attachments) if (path) console.log(`${name}: ${relative('.', path)}`);
    console.log(`Again: npm test -- e2e ${file}${againOnly(test.title)}`);
  }

  onError(error: TestError): void {
    this.#report.add('outside of tests', false, 0, `outside of tests: ${error.message}`);
    printError(error);
  }

  onEnd(_: FullResult): void {
    this.#report.write();
  }
}

function printError({ stack, message, snippet }: TestError): void {
  console.log(stripVTControlCharacters([stack ?? message, snippet].filter(Boolean).join('\n\n')));
}
