import { expect, it } from 'vitest';
import { runSteps } from './runSteps.ts';
import type { TestStep } from './testSteps.ts';

const good: TestStep = { name: 'types', run: async () => ({ passed: 7, failed: 0, output: 'all quiet' }) };
const bad: TestStep = { name: 'lint', run: async () => ({ passed: 0, failed: 1, output: 'line 3: no\n' }) };
const crash: TestStep = { name: 'end to end', run: () => Promise.reject(new Error('no browser')) };

async function outputOf(...stages: TestStep[][]) {
  let text = '';
  const exitCode = await runSteps(stages, (more) => {
    text += more;
  });
  return { exitCode, lines: text.split('\n'), lastLine: text.trimEnd().split('\n').at(-1) };
}

it('ends well, with the sum alone on the last line and nothing of what passing steps said', async () => {
  const { exitCode, lines, lastLine } = await outputOf([good, good]);
  expect(exitCode).toBe(0);
  expect(lastLine).toBe('14 passed, 0 failed');
  expect(lines.join('\n')).not.toContain('all quiet');
});

it('goes on after a failure, shows what it said, and names it once more at the end', async () => {
  const { exitCode, lines, lastLine } = await outputOf([bad, crash, good]);
  expect(exitCode).toBe(1);
  expect(lines).toContain('  │ line 3: no');
  expect(lines).toContain('Failed: lint, end to end');
  expect(lastLine).toBe('7 passed, 2 failed');
});

it('runs steps of a stage at once, and the next stage only when they have ended', async () => {
  const events: string[] = [];
  let meet = () => {};
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  function meeting(name: string): TestStep {
    return {
      name,
      run: async () => {
        events.push(`${name} starts`);
        if (events.length === 2) meet();
        await both;
        events.push(`${name} ends`);
        return { passed: 1, failed: 0, output: '' };
      },
    };
  }
  await outputOf([meeting('types'), meeting('lint')], [meeting('end to end')]);
  expect(events).toEqual([
    'types starts',
    'lint starts',
    'types ends',
    'lint ends',
    'end to end starts',
    'end to end ends',
  ]);
});
