import { expect, test } from 'vitest';
import { createSemaphore } from './createSemaphore.ts';

test('works run in the order in which they came, and one that is urgent goes before those that wait', async () => {
  const withPermit = createSemaphore({ maxConcurrent: 1, maxQueued: 10 });
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  await Promise.all([
    withPermit(work('running')),
    withPermit(work('first')),
    withPermit(work('second')),
    withPermit(work('urgent'), true),
  ]);
  expect(done).toEqual(['running', 'urgent', 'first', 'second']);
});
