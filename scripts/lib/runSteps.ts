import { performance } from 'node:perf_hooks';
import type { TestStep } from './testSteps.ts';

/**
 * Runs every step, the later ones too when one fails, and writes a row for each:
 * its numbers, its time, and what it printed if it failed. The last line is `N passed, N failed`.
 * Resolves with the exit code.
 */
export async function runSteps(steps: readonly TestStep[], write: (text: string) => void): Promise<number> {
  const sum = { passed: 0, failed: 0 };
  const failedNames: string[] = [];
  const width = Math.max(...steps.map(({ name }) => name.length));

  for (const step of steps) {
    const startedAt = performance.now();
    const { passed, failed, output } = await outcomeOf(step);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    sum.passed += passed;
    sum.failed += failed;
    const numbers = `${passed} passed, ${failed} failed`;
    write(`${failed ? '✗' : '✓'} ${step.name.padEnd(width)}  ${seconds.padStart(6)} s  ${numbers}\n`);
    if (failed) {
      failedNames.push(step.name);
      write(`${output.trim().replace(/^/gm, '  │ ')}\n`);
    }
  }

  if (failedNames.length) write(`\nFailed: ${failedNames.join(', ')}\n`);
  write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed ? 1 : 0;
}

/** A step that throws has failed like any other: the sum must be reached. */
async function outcomeOf(step: TestStep): ReturnType<TestStep['run']> {
  try {
    return await step.run();
  } catch (error) {
    return {
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
