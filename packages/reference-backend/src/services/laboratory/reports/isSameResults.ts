import type { SampleResult } from '@udongo/sdk';

/** Whether two results of a booking say the same, whenever they were generated. */
export function isSameResults(a: readonly SampleResult[], b: readonly SampleResult[]): boolean {
  return write(a) === write(b);
}

/** The database keeps the keys of an object in an order of its own. */
function write(results: readonly SampleResult[]): string {
  const said = results.map(
    ({
      generated_on,
      measured_on,
      measured_by_name,
      measured_with,
      calibration_overdue,
      rule_set,
      // A report of before there were any has no list.
      other_analyses = [],
      ...result
    }) => ({ ...result, other_analyses }),
  );
  return JSON.stringify(said, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
