/** The earliest of instants: what is made of several answers is as old as the oldest of them. Undefined where none is known. */
export function earliestOf(instants: readonly (string | null | undefined)[]): string | undefined {
  const [earliest] = instants
    .filter((instant) => instant != null)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return earliest;
}
