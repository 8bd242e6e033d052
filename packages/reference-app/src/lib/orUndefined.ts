/** What a step gives; undefined where it throws, as the storage of a browser does that keeps nothing. */
export function orUndefined<Outcome>(step: () => Outcome): Outcome | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
