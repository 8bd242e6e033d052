export { SampleResults, type SampleResultsProps } from './SampleResults.tsx';
export type { SampleResultsSlots } from './sampleResultsSlots.ts';
export { speakResult } from './speakResult.ts';
