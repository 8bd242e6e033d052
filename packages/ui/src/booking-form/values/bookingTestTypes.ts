import { type TestTypeOption, testTypes } from '@udongo/sdk/values';

/**
 * The packages of the specification that are among the given ones, at their prices; with them, at its own price, the one that
 * is chosen. They keep the specification's order: no card moves when the given ones come.
 */
export function readTestTypes(
  given: readonly TestTypeOption[] = testTypes,
  chosen?: string,
): readonly TestTypeOption[] {
  return testTypes.flatMap(
    (known) => given.find(({ value }) => value === known.value) ?? (known.value === chosen ? known : []),
  );
}
