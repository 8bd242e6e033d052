import { type TestTypeOption, testTypes } from '@udongo/sdk/values';

/**
 * Lists the packages of the specification that are among the given ones, at the given prices; and the chosen one even if it
 * is not, at its own price. They keep the specification's order, so that no card moves when the given ones arrive.
 */
export function readTestTypes(
  given: readonly TestTypeOption[] = testTypes,
  chosen?: string,
): readonly TestTypeOption[] {
  return testTypes.flatMap(
    (known) => given.find(({ value }) => value === known.value) ?? (known.value === chosen ? known : []),
  );
}
