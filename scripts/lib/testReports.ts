export interface Outcome {
  passed: number;
  failed: number;
}

/** What Vitest's JSON reporter writes, as far as the sum needs it. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** What Playwright's JSON reporter writes, as far as the sum needs it. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts one Vitest run. A skipped test counts as failed: nobody would notice it otherwise.
 * So do a file that could not be loaded, and a run that ended badly with every test passed (an unhandled error).
 * `json` is the report's text, `undefined` when the run left none.
 */
export function countVitest(json: string | undefined, exitCode: number | null): Outcome {
  const report = parseReport<VitestReport>(json, ['numPassedTests', 'testResults']);
  if (!report) return { passed: 0, failed: 1 };
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const skipped = report.numPendingTests + report.numTodoTests;
  return settle(report.numPassedTests, report.numFailedTests + skipped + unloaded.length, exitCode);
}

/** Counts one Playwright run by the same rules; a test that passed only when repeated counts as failed. */
export function countPlaywright(json: string | undefined, exitCode: number | null): Outcome {
  const report = parseReport<PlaywrightReport>(json, ['stats', 'errors']);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle(expected, unexpected + flaky + skipped + report.errors.length, exitCode);
}

/** A run without a single test proves nothing, and neither does one whose process failed. */
function settle(passed: number, failed: number, exitCode: number | null): Outcome {
  const hiddenFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hiddenFailure ? 1 : failed };
}

/** The runner's format is its own promise: only a report cut short or of another kind is refused. */
function parseReport<Report>(json: string | undefined, required: (keyof Report & string)[]): Report | null {
  if (json === undefined) return null;
  try {
    const report: unknown = JSON.parse(json);
    const isWhole = typeof report === 'object' && report !== null && required.every((key) => key in report);
    return isWhole ? (report as Report) : null;
  } catch {
    return null;
  }
}
