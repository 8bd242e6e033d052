import { performance } from 'node:perf_hooks';
import type { TestStep } from './testSteps.ts';

/** Most steps at once, on two cores: each waits for its browser or its server half of the time. */
const LANES = 3;

/**
 * Runs every step, the later ones too when one fails, and writes a row for each as it ends:
 * its numbers, its time, and what it printed if it failed. The last line is `N passed, N failed`.
 * The steps of a stage start in their order, three at a time; a stage starts when the one before has ended.
 * Resolves with the exit code.
 */
export async function runSteps(
  stages: readonly (readonly TestStep[])[],
  write: (text: string) => void,
): Promise<number> {
  const sum = { passed: 0, failed: 0 };
  const failedNames: string[] = [];
  const width = Math.max(...stages.flat().map(({ name }) => name.length));

  for (const stage of stages) {
    const waiting = [...stage];
    await Promise.all(Array.from({ length: LANES }, () => runLane(waiting)));
  }

  if (failedNames.length) write(`\nFailed: ${failedNames.join(', ')}\n`);
  write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed ? 1 : 0;

  async function runLane(waiting: TestStep[]): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  }

  async function runStep(step: TestStep): Promise<void> {
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
