export {
  SampleResults,
  type SampleResultsProps,
  type SampleResultsSlots,
} from './SampleResults.tsx';
export { speakResult } from './speakResult.ts';
