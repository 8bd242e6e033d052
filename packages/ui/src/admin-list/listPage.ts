/** One page of a list, as Django REST Framework answers it. */
export interface ListPage<Row> {
  results: readonly Row[];
  /** The number of records that match the filters. */
  count: number;
  total_pages: number;
}

/**
 * Checks and gives the page that a host's `list` answered.
 * Errors: throws a sentence for developers with the expected and the actual answer.
 */
export function checkPage<Row>(answer: ListPage<Row>): ListPage<Row> {
  const given: unknown = answer;
  if (
    typeof given === 'object' &&
    given !== null &&
    'results' in given &&
    Array.isArray(given.results) &&
    'count' in given &&
    typeof given.count === 'number' &&
    'total_pages' in given &&
    typeof given.total_pages === 'number'
  ) {
    return answer;
  }
  throw new TypeError(
    `AdminList: list() has to answer { results: Row[], count: number, total_pages: number }, but it answered ${describe(given)}.`,
  );
}

/** 'an array of 3', '{ data: array, total: number }', 'undefined'. */
function describe(given: unknown): string {
  if (Array.isArray(given)) return `an array of ${given.length}`;
  if (typeof given !== 'object' || given === null) return String(given);
  const fields = Object.entries(given)
    .slice(0, 6)
    .map(
      ([name, value]) =>
        `${name}: ${Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value}`,
    );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
