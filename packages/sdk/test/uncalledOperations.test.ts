import { expect, test } from 'vitest';
import { backendUses } from '../../../scripts/lib/backendUses.ts';
import { uncalledOperations } from '../../../scripts/lib/uncalledOperations.ts';
import { parseLine, parseResource } from '../src/client/Operation.ts';
import { wholeTable } from '../src/generated/wholeTable.ts';

test('the guide for other backends says of each operation who calls it, or why nobody does', () => {
  const all = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)).map(({ id }) => id));
  const called = [...new Set(backendUses.flatMap(({ operations }) => operations))];
  const uncalled = uncalledOperations.flatMap(({ operations }) => operations);
  expect([...called, ...uncalled].sort()).toEqual(all.sort());
});
