import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest } from './testReports.ts';

interface VitestNumbers {
  passed?: number;
  failed?: number;
  skipped?: number;
  todo?: number;
  unloadedFiles?: number;
}

function vitestReport({ passed = 0, failed = 0, skipped = 0, todo = 0, unloadedFiles = 0 }: VitestNumbers) {
  const unloaded = { status: 'failed', message: 'Cannot find module', assertionResults: [] };
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: todo,
    testResults: Array.from({ length: unloadedFiles }, () => unloaded),
  });
}

function playwrightReport(stats: Record<string, number>, errors: unknown[] = []) {
  return JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });
}

describe('summing a Vitest run', () => {
  it('takes the numbers of the report', () => {
    expect(countVitest(vitestReport({ passed: 12 }), 0)).toEqual({ passed: 12, failed: 0 });
    expect(countVitest(vitestReport({ passed: 12, failed: 2 }), 1)).toEqual({ passed: 12, failed: 2 });
  });

  it.each([
    ['a skipped test', vitestReport({ passed: 3, skipped: 1 }), 0],
    ['a test left to write', vitestReport({ passed: 3, todo: 1 }), 0],
    ['a file that could not be loaded', vitestReport({ passed: 3, unloadedFiles: 1 }), 1],
    ['an unhandled error beside passing tests', vitestReport({ passed: 3 }), 1],
    ['a runner that was killed after its report', vitestReport({ passed: 3 }), null],
  ])('counts %s as a failure', (_, report, exitCode) => {
    expect(countVitest(report, exitCode)).toEqual({ passed: 3, failed: 1 });
  });

  it.each([
    ['no report', undefined],
    ['a report cut short', '{"numPassedTests": 3, "testRes'],
    ['a report of something else', '{"tests": 3}'],
    ['a report without a test', vitestReport({})],
  ])('counts %s as a failure, although the process ended well', (_, report) => {
    expect(countVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('summing a Playwright run', () => {
  it('takes the numbers of the report', () => {
    expect(countPlaywright(playwrightReport({ expected: 5 }), 0)).toEqual({ passed: 5, failed: 0 });
  });

  it.each([
    ['a failed test', playwrightReport({ expected: 5, unexpected: 1 }), 1],
    ['a test that passed only when repeated', playwrightReport({ expected: 5, flaky: 1 }), 0],
    ['a skipped test', playwrightReport({ expected: 5, skipped: 1 }), 0],
    ['an error outside of every test', playwrightReport({ expected: 5 }, [{ message: 'port taken' }]), 1],
    ['a process that failed', playwrightReport({ expected: 5 }), 1],
  ])('counts %s as a failure', (_, report, exitCode) => {
    expect(countPlaywright(report, exitCode)).toEqual({ passed: 5, failed: 1 });
  });

  it('counts a crash without a report as a failure', () => {
    expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  });
});
