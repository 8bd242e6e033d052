import { sampleResults } from '../messages/en/sampleResults.ts';

/** What results say beside the sentences of `@udongo/sdk/results`. */
export const sampleResultsTexts = { sampleResults };
