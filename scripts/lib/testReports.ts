import type { Outcome } from './runSteps.ts';
import type { TestReport } from './TestReport.ts';

/**
 * Counts one run. `json` is what the reporter left, `undefined` when it left nothing. A run whose process failed although no test
 * did has failed, and so has one without a single test, unless it `mayBeEmpty` because a person chose some tests.
 */
export function countTests(json: string | undefined, exitCode: number | null, mayBeEmpty = false): Outcome {
  const report = parseReport(json);
  if (!report) return { passed: 0, failed: exitCode === 0 && mayBeEmpty ? 0 : 1 };
  const groups = Object.values(report.groups);
  const passed = groups.reduce((sum, group) => sum + group.passed, 0);
  const failed = groups.reduce((sum, group) => sum + group.failed, 0);
  const isHiddenFailure = failed === 0 && (exitCode !== 0 || (passed === 0 && !mayBeEmpty));
  return { passed, failed: isHiddenFailure ? 1 : failed, groups: report.groups };
}

function parseReport(json: string | undefined): TestReport | undefined {
  if (json === undefined) return undefined;
  try {
    const report: unknown = JSON.parse(json);
    return typeof report === 'object' && report !== null && 'groups' in report
      ? (report as TestReport)
      : undefined;
  } catch {
    return undefined;
  }
}
