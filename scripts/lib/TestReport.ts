import { writeFileSync } from 'node:fs';

/** Numbers of passed and failed tests of a group, and their time one after another. */
export interface GroupReport {
  passed: number;
  failed: number;
  durationMs: number;
}

/** The file that a runner's reporter leaves at UDONGO_TEST_REPORT. */
export interface TestReport {
  /** Results by the name of the Vitest or Playwright project. */
  groups: Record<string, GroupReport>;
  /** A line for each failure: group, file and title. */
  failures: string[];
}

/** Collects outcomes for both reporters, so that they count by the same rules. */
export function createTestReport() {
  const groups: TestReport['groups'] = {};
  const failures: string[] = [];
  return {
    add: (name: string, isPass: boolean, durationMs: number, failure: string) => {
      groups[name] ??= { passed: 0, failed: 0, durationMs: 0 };
      groups[name][isPass ? 'passed' : 'failed'] += 1;
      groups[name].durationMs += durationMs;
      if (!isPass) failures.push(failure);
    },
    write: () => {
      const file = process.env.UDONGO_TEST_REPORT;
      if (file) writeFileSync(file, JSON.stringify({ groups, failures } satisfies TestReport));
    },
  };
}

/** The option that chooses tests of this title, for a shell; `-t` takes a regular expression. */
export function againOnly(title: string): string {
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return ` -t '${pattern.replaceAll("'", "'\\''")}'`;
}
