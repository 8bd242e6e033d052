import { performance } from 'node:perf_hooks';
import type { GroupReport } from './TestReport.ts';

/** Outcome of a step. `groups` says how its tests are spread over projects; a check has none. */
export interface Outcome {
  passed: number;
  failed: number;
  groups?: Readonly<Record<string, GroupReport>>;
}

/** One row of `npm test`. Text that it hands to `write` is shown at once. */
export interface TestStep {
  name: string;
  run: (write: (text: string) => void) => Promise<Outcome>;
}

/** Steps that start in their order, `lanes` of them at a time; a stage starts when the one before has ended. */
export interface TestStage {
  lanes: number;
  steps: readonly TestStep[];
}

/**
 * Runs every step, the later ones too when one fails, and writes a row for each as it ends: its numbers and its time.
 * The last line is `N passed, N failed`. Resolves with the exit code.
 */
export async function runSteps(stages: readonly TestStage[], write: (text: string) => void): Promise<number> {
  const sum = { passed: 0, failed: 0 };
  const failedNames: string[] = [];
  const width = Math.max(...stages.flatMap(({ steps }) => steps.map(({ name }) => name.length)), 24);

  for (const { lanes, steps } of stages) {
    const waiting = [...steps];
    await Promise.all(Array.from({ length: lanes }, () => runLane(waiting)));
  }

  if (failedNames.length) write(`\nFailed: ${failedNames.join(', ')}\n`);
  write(`\n${sum.passed} passed, ${sum.failed} failed\n`);
  return sum.failed ? 1 : 0;

  async function runLane(waiting: TestStep[]): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step);
  }

  async function runStep(step: TestStep): Promise<void> {
    const startedAt = performance.now();
    const { groups = {}, ...numbers } = await outcomeOf(step, write);
    sum.passed += numbers.passed;
    sum.failed += numbers.failed;
    if (numbers.failed) failedNames.push(step.name);
    writeRow(`${numbers.failed ? '✗' : '✓'} ${step.name}`, performance.now() - startedAt, numbers);
    for (const [name, group] of Object.entries(groups)) writeRow(`    ${name}`, group.durationMs, group);
  }

  function writeRow(name: string, durationMs: number, { passed, failed }: Outcome): void {
    const seconds = (durationMs / 1000).toFixed(1).padStart(7);
    write(`${name.padEnd(width + 2)} ${seconds} s  ${passed} passed, ${failed} failed\n`);
  }
}

/** A step that throws has failed like any other: the sum must be reached. */
async function outcomeOf(step: TestStep, write: (text: string) => void): Promise<Outcome> {
  try {
    return await step.run(write);
  } catch (error) {
    write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}
