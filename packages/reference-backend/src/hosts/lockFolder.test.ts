import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './lockFolder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'udongo-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a locked folder is refused in one line, and is free again after unlocking', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new FolderInUseError(folder, join(folder, 'udongo.lock')));
  unlock();
  lockFolder(folder)();
});
