export { LocationButton } from './LocationButton.tsx';
export { SampleCard } from './SampleCard.tsx';
export { SamplesSection } from './SamplesSection.tsx';
