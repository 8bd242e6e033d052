import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The slowest answer of `/healthz` in milliseconds while `work` runs. */
export async function longestWhile(port: number, work: () => Promise<unknown>): Promise<number> {
  const poll = fork(join(import.meta.dirname, 'pollHealth.ts'), [String(port)]);
  await once(poll, 'message');
  await work();
  const told = once(poll, 'message');
  poll.send('stop');
  const [longest] = await told;
  return longest;
}
