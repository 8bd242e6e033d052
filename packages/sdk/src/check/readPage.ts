/** A page as the components read it; undefined for anything else. */
export function readPage(body: unknown): { rows: readonly object[]; count: number | undefined } | undefined {
  const results = readPath(body, 'results');
  if (!Array.isArray(results)) return undefined;
  const rows = results.filter((row: unknown): row is object => typeof row === 'object' && row !== null);
  const count = readPath(body, 'count');
  return { rows, count: typeof count === 'number' ? count : undefined };
}

/** The value at a dotted path; null counts as a value. Undefined when there is none. */
export function readPath(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}
