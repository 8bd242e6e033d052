/** Gives the result of a step, or undefined if it throws, as a browser's storage does when it is blocked. */
export function orUndefined<Outcome>(step: () => Outcome): Outcome | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
