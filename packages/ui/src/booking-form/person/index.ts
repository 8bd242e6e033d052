export { type FarmerChoiceActions, useFarmerChoice } from './useFarmerChoice.ts';
export { WhoSection } from './WhoSection.tsx';
