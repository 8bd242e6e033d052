import { sampleResults } from '../messages/en/sampleResults.ts';

/** The texts of results beside the sentences of `@udongo/sdk/results`. */
export const sampleResultsTexts = { sampleResults };
