import { expect, it } from 'vitest';
import { runSteps, type TestStep } from './runSteps.ts';

const good: TestStep = { name: 'types', run: async () => ({ passed: 7, failed: 0 }) };
const bad: TestStep = {
  name: 'lint',
  run: async (write) => {
    write('line 3: no\n');
    return { passed: 0, failed: 1 };
  },
};
const crash: TestStep = { name: 'end to end', run: () => Promise.reject(new Error('no browser')) };

async function outputOf(...stages: TestStep[][]) {
  let text = '';
  const exitCode = await runSteps(
    stages.map((steps) => ({ lanes: 2, steps })),
    (more) => {
      text += more;
    },
  );
  return { exitCode, lines: text.split('\n'), lastLine: text.trimEnd().split('\n').at(-1) };
}

it('ends well, with the sum alone on the last line', async () => {
  const { exitCode, lastLine } = await outputOf([good, good]);
  expect(exitCode).toBe(0);
  expect(lastLine).toBe('14 passed, 0 failed');
});

it('shows a failure at once, goes on, and names it once more at the end', async () => {
  const { exitCode, lines, lastLine } = await outputOf([bad, crash, good]);
  expect(exitCode).toBe(1);
  expect(lines[0]).toBe('line 3: no');
  expect(lines).toContain('Failed: lint, end to end');
  expect(lastLine).toBe('7 passed, 2 failed');
});

it('gives each project of a step a row of its own', async () => {
  const groups = { sdk: { passed: 3, failed: 0, durationMs: 1500 } };
  const { lines } = await outputOf([
    { name: 'in Node', run: async () => ({ passed: 3, failed: 0, groups }) },
  ]);
  expect(lines[1]).toMatch(/^ {4}sdk +1[.]5 s {2}3 passed, 0 failed$/);
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
        return { passed: 1, failed: 0 };
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
