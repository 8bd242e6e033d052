import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lockFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'udongo-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const file = () => join(folder, 'udongo.pid');

test('a folder is locked with our number and free again after unlocking', async () => {
  const unlock = await lockFolder(folder);
  expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
  expect(existsSync(file())).toBe(false);
});

test('the folder of a running process is refused in one line', async () => {
  writeFileSync(file(), `${process.ppid}\n`);
  await expect(lockFolder(folder)).rejects.toThrow(new FolderInUseError(folder, process.ppid, file()));
  expect(readFileSync(file(), 'utf8')).toBe(`${process.ppid}\n`);
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(file(), `${child.pid} 1\n`);
  const unlock = await lockFolder(folder);
  expect(readFileSync(file(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

test('a number that belongs to another process by now holds no lock', async () => {
  writeFileSync(file(), `${process.ppid} 1\n`);
  (await lockFolder(folder))();
});

test('a lock that cannot be read belongs to nobody', async () => {
  writeFileSync(file(), 'half a li');
  (await lockFolder(folder))();
});

test('unlocking leaves the lock of somebody else alone', async () => {
  const unlock = await lockFolder(folder);
  writeFileSync(file(), `${process.ppid}\n`);
  unlock();
  expect(existsSync(file())).toBe(true);
});
