import type { TestType } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import { readTestTypes } from '../values/index.ts';

/** Lists the test types to show, with a stored one that this version does not know, which has no price. */
export function listTestTypes(given: readonly TestTypeOption[], chosen: string): readonly TestTypeOption[] {
  const known = readTestTypes(given, chosen);
  if (chosen === '' || known.some(({ value }) => value === chosen)) return known;
  return [...known, { value: chosen as TestType, label: chosen, cost_per_test: 0 }];
}
