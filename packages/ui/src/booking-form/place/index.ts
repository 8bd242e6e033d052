export { PlaceSection } from './PlaceSection.tsx';
export { TestSection } from './TestSection.tsx';
