import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uncalledOperations } from '../../../scripts/lib/uncalledOperations.ts';
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

test('every operation is called by a component or the app, or it is said why none calls it', () => {
  const called = listCalls();
  const uncalled: string[] = uncalledOperations.flatMap(({ operations }) => operations);
  const all = listOperations();
  expect(all.length).toBeGreaterThan(200);
  expect(
    all.filter((id) => !called.has(id) && !uncalled.includes(id)),
    'give them a screen, or a reason in scripts/lib/uncalledOperations.ts',
  ).toEqual([]);
  expect(
    uncalled.filter((id) => called.has(id)),
    'these have a screen: take them out of scripts/lib/uncalledOperations.ts',
  ).toEqual([]);
  expect(uncalled, 'each once').toEqual([...new Set(uncalled)]);
});

function listOperations(): string[] {
  const operations = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)));
  return operations.map(({ id }) => id);
}

/** The operations that the sources write out, and where; an app's list also deletes. */
function listCalls(): Map<string, string> {
  const ids = listOperations();
  const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|\/(test|mock|messages)\//.test(file))
    // They wrap the API for others, who call it.
    .filter((file) => !/\/app\/(keepAnswers|cacheLists|dropOtherPersons)\.ts$/.test(file));
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
