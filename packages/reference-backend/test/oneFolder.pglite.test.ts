import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServerDatabase } from './serverDatabase.ts';
import { startProcess, startRefused } from './serverProcess.ts';

test('a second server on the same folder is refused; after the first has stopped the folder is free', async () => {
  const database = await createServerDatabase();
  const folder = database.environment.DATA_DIR ?? '';
  const lock = join(folder, 'udongo.pid');
  const server = await startProcess(database.environment);
  expect(await startRefused(database.environment)).toEqual([
    `The data folder ${folder} is in use by process ${server.child.pid}. Stop it, or set DATA_DIR (lock: ${lock}).`,
  ]);
  expect((await fetch(`${server.url}/counties`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(existsSync(lock)).toBe(false);
  await database.remove();
});
