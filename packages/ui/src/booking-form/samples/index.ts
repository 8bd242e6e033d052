export { SamplesSection } from './SamplesSection.tsx';
export { type SampleRows, useSampleRows } from './useSampleRows.ts';
