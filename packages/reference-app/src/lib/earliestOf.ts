/** Gives the earliest of instants: a value derived from several answers is as old as the oldest of them. Undefined if none is known. */
export function earliestOf(instants: readonly (string | null | undefined)[]): string | undefined {
  const [earliest] = instants
    .filter((instant) => instant != null)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return earliest;
}
