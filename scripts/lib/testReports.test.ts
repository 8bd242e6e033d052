import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { countTests } from './testReports.ts';

const report = (passed: number, failed = 0) =>
  JSON.stringify({ groups: { sdk: { passed, failed, durationMs: 1 } }, failures: [] });

describe('counting a run', () => {
  it('takes the numbers of the report', () => {
    expect(countTests(report(12, 2), 1)).toMatchObject({ passed: 12, failed: 2 });
  });

  it.each([
    ['no report', undefined, 1],
    ['a report cut short', '{"groups": {"sdk', 0],
    ['a report of something else', '{"tests": 3}', 0],
    ['a run without a test', report(0), 0],
    ['a runner that was killed after its report', report(0), null],
  ])('counts %s as a failure', (_, json, exitCode) => {
    expect(countTests(json, exitCode)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts a process that failed with every test passed as a failure', () => {
    expect(countTests(report(3), 1)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('lets a choice of tests match none', () => {
    expect(countTests(undefined, 0, true)).toMatchObject({ passed: 0, failed: 0 });
    expect(countTests(undefined, 1, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});

/** Both runners for real, on tests written here. */
describe('a failing run', () => {
  let folder: string;
  beforeAll(() => {
    // Inside of the repository, as the tests import the runners.
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync(resolve('.cache', 'reports-'));
    writeFileSync(
      join(folder, 'vitest.config.mjs'),
      'export default { test: { include: ["*.vitest.ts"] } };',
    );
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      'export default { projects: [{ name: "product" }] };',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function runnerOf(file: string, content: string, ...args: string[]) {
    writeFileSync(join(folder, file), content);
    const json = join(folder, 'report.json');
    rmSync(json, { force: true });
    const { output, exitCode } = await run(process.execPath, args, {
      timeoutMs: 60_000,
      env: { UDONGO_TEST_REPORT: json, NO_COLOR: '1' },
    });
    return { output, ...countTests(existsSync(json) ? readFileSync(json, 'utf8') : output, exitCode) };
  }

  it('of Vitest shows the failure, its log and the command that repeats it, and nothing of what passed', async () => {
    const { output, passed, failed } = await runnerOf(
      'sums.vitest.ts',
      `import { expect, it } from 'vitest';
       it('passes', () => console.log('quiet ' + 'please'));
       it('adds (up)', () => { console.log('two and two'); expect(4).toBe(5); });
       it.skip('is skipped', () => {});`,
      'node_modules/vitest/vitest.mjs',
      'run',
      `--root=${folder}`,
      '--silent=passed-only',
      `--reporter=${join(process.cwd(), 'scripts/lib/vitestReporter.ts')}`,
    );
    expect([passed, failed], output).toEqual([1, 2]);
    expect(output).toContain('expected 4 to be 5');
    expect(output).toContain('two and two');
    expect(output).toContain(`sums.vitest.ts -t 'adds \\(up\\)'`);
    expect(output).toContain('The test was skipped.');
    expect(output).not.toContain('quiet please');
  });

  it('of Playwright does the same', async () => {
    writeFileSync(
      join(folder, 'playwright.config.ts'),
      'export default { projects: [{ name: "product" }] };',
    );
    const { output, passed, failed } = await runnerOf(
      'sums.spec.ts',
      `import { expect, test } from '@playwright/test';
       test('passes', () => {});
       test('adds (up)', () => { expect(4).toBe(5); });
       test.skip('is skipped', () => {});`,
      'node_modules/@playwright/test/cli.js',
      'test',
      `--config=${folder}`,
      `--reporter=${join(process.cwd(), 'scripts/lib/playwrightReporter.ts')}`,
    );
    expect([passed, failed], output).toEqual([1, 2]);
    expect(output).toContain('Expected: 5');
    expect(output).toMatch(/Again: npm test -- e2e \S+sums[.]spec[.]ts -t 'adds \\[(]up\\[)]'/);
  });
});
