import { expect, test } from 'vitest';
import { parseLine, parseResource } from '../../packages/sdk/src/client/Operation.ts';
import { wholeTable } from '../../packages/sdk/src/generated/wholeTable.ts';
import { backendUses } from './backendUses.ts';
import { uncalledOperations } from './uncalledOperations.ts';

test('the guide for other backends says of each operation who calls it, or why nobody does', () => {
  const all = wholeTable.split('\n').flatMap((line) => parseResource(...parseLine(line)).map(({ id }) => id));
  const called = [...new Set(backendUses.flatMap(({ operations }) => operations))];
  const uncalled = uncalledOperations.flatMap(({ operations }) => operations);
  expect([...called, ...uncalled].sort()).toEqual(all.sort());
});
