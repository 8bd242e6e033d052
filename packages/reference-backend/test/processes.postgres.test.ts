import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type ServerDatabase } from './serverDatabase.ts';
import { type ServerProcess, startProcess, startRefused } from './serverProcess.ts';

/** One server of two processes. */

let database: ServerDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createEmptyDatabase();
  server = await startProcess({ ...database.environment, SEED: 'demo', WEB_PROCESSES: '2' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  await database.remove();
});

const read = () => server.log.map((line) => JSON.parse(line));
const count = (message: string, process?: number) =>
  read().filter((entry) => entry.msg === message && (process === undefined || entry.process === process))
    .length;

/** Asks on a new connection, which goes to the next process. */
async function ask(): Promise<number> {
  const response = await fetch(`${server.url}/counties`, { headers: { Connection: 'close' } });
  await response.text();
  return response.status;
}

test('two processes share the port, and the first has prepared the database alone', async () => {
  await expect.poll(() => count('listening', 2)).toBe(1);
  await expect
    .poll(async () => [await ask(), count('request', 1) > 0 && count('request', 2) > 0])
    .toEqual([200, true]);
  expect(count('database ready')).toBe(1);
  expect(new Set(read().flatMap(({ msg, port }) => (msg === 'listening' ? [port] : [])))).toEqual(
    new Set([server.port]),
  );
});

test('one that is killed is replaced; the other answers in the meantime', async () => {
  const { pid } = read().find(({ msg, process }) => msg === 'listening' && process === 2);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => count('process ended')).toBe(1);
  for (let times = 0; times < 4; times += 1) expect(await ask()).toBe(200);
  await expect.poll(() => count('listening', 2)).toBe(2);
  const before = count('request', 2);
  await expect.poll(async () => [await ask(), count('request', 2) > before]).toEqual([200, true]);
});

test('a signal stops both in order', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  await expect(ask()).rejects.toThrow('fetch failed');
});

test.each([
  ['no PostgreSQL', {}, /^Not started: WEB_PROCESSES must be 1 without DATABASE_URL/],
  [
    'a PostgreSQL that is not there',
    { DATABASE_URL: 'postgres://udongo@127.0.0.1:1/none' },
    /^Not started: .*ECONNREFUSED/,
  ],
])('several processes with %s say so in one line', async (_, environment, line) => {
  const lines = await startRefused({ ...environment, WEB_PROCESSES: '2' });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(line);
});
