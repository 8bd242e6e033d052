import type { SampleResult } from '@udongo/sdk';
import { SampleResults } from '@udongo/ui';

/** `await udongo.bookings.getResults(id)` answers them. */
export const Results = ({
  results,
}: {
  results: readonly SampleResult[];
}) => <SampleResults results={results} />;
