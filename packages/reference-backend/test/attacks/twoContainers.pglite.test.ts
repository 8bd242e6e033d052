import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingBody } from '../bookingBody.ts';
import { createServerDatabase, type ServerDatabase } from '../serverDatabase.ts';
import { logIn, type ServerProcess, startProcess, startRefused } from '../serverProcess.ts';

/** Containers share a folder, but process ids of one mean nothing in the other. */

let database: ServerDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createServerDatabase();
  server = await startProcess(database.environment);
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.remove();
});

/** Gives the environment of a process in another container: the first one's id is its own, and no other process exists. */
function otherContainer(pid: number): Record<string, string> {
  const script = `
    Object.defineProperty(process, 'pid', { value: ${pid} });
    process.kill = () => { throw Object.assign(new Error('kill ESRCH'), { code: 'ESRCH' }); };
  `;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}

test('a second container on the same folder is refused, and a killed first one leaves the folder free with all its bookings', async () => {
  const folder = database.environment.DATA_DIR ?? '';
  const second = { ...database.environment, ...otherContainer(server.child.pid ?? 0) };
  expect(await startRefused(second)).toEqual([
    `The data folder ${folder} is in use by another process. Stop it, or set DATA_DIR to another folder (lock: ${join(folder, 'udongo.lock')}).`,
  ]);

  const { Authorization } = await logIn(server.url, 'farmer');
  const uuids = Array.from({ length: 20 }, () => randomUUID());
  const book = (uuid: string) =>
    fetch(`${server.url}/agric/soil-test-bookings/`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...bookingBody({ soil_test_date: '2099-01-15' }), uuid }),
    });
  const answers = await Promise.all(uuids.map(book));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));

  await server.end('SIGKILL');
  server = await startProcess(second);
  const stored = await Promise.all(
    uuids.map((uuid) => fetch(`${server.url}/agric/soil-test-bookings-uuid/${uuid}`)),
  );
  expect(stored.map(({ status }) => status)).toEqual(uuids.map(() => 200));
  expect(await server.end('SIGTERM')).toBe(0);
}, 120_000);
