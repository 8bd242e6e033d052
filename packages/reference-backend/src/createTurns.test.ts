import { expect, test } from 'vitest';
import { createTurns } from './createTurns.ts';

test('works run in the order in which they came, and one that is urgent goes before those that wait', async () => {
  const inTurn = createTurns({ atOnce: 1, waiting: 10 });
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  await Promise.all([
    inTurn(work('running')),
    inTurn(work('first')),
    inTurn(work('second')),
    inTurn(work('urgent'), true),
  ]);
  expect(done).toEqual(['running', 'urgent', 'first', 'second']);
});
