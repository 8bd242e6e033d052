import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseLine, parseResource } from '../src/client/Operation.ts';
import { wholeTable } from '../src/generated/wholeTable.ts';

const root = join(import.meta.dirname, '../../..');
const folders = ['packages/ui/src', 'packages/embed/src', 'packages/reference-app/src'];

test('every operation that a component or the app calls is named in docs/own-backend.md', () => {
  const guide = readFileSync(join(root, 'docs/own-backend.md'), 'utf8');
  const called = listCalls();
  expect(called.size).toBeGreaterThan(40);
  const unnamed = [...called].filter(([id]) => !guide.includes(`\`${id}\``));
  expect(unnamed, 'name them in scripts/lib/backendUses.ts, then npm run generate').toEqual([]);
});

/** The operations that the sources write out, and where; an app's list also deletes. */
function listCalls(): Map<string, string> {
  const operations = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)));
  const ids = operations.map(({ id }) => id);
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(test|mock|messages)\//.test(file));
  const calls = new Map<string, string>();
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const id of ids) {
      if (new RegExp(`\\b${id.replace('.', '\\??\\.')}\\b`).test(source)) calls.set(id, file);
    }
    for (const [, resource] of source.matchAll(/service: records\.(\w+)/g)) {
      for (const verb of ['list', 'delete']) calls.set(`${resource}.${verb}`, file);
    }
  }
  return new Map([...calls].filter(([id]) => ids.some((known) => known === id)));
}
