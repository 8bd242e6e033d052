import type { TestType } from '@udongo/sdk';
import type { TestTypeOption } from '@udongo/sdk/values';
import { readTestTypes } from '../values/index.ts';

/** The test types to show, with the stored one that this version does not know. It has no price here. */
export function shownTestTypes(given: readonly TestTypeOption[], chosen: string): readonly TestTypeOption[] {
  const known = readTestTypes(given, chosen);
  if (chosen === '' || known.some(({ value }) => value === chosen)) return known;
  return [...known, { value: chosen as TestType, label: chosen, cost_per_test: 0 }];
}
