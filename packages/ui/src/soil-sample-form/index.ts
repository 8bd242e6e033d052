export { SoilSampleForm, type SoilSampleFormProps } from './SoilSampleForm.tsx';
export type { BookingLine, BookingSearchQuery, SoilSampleListsPort } from './soilSampleLists.ts';
export type { ReadingWarning } from './soilSampleRules.ts';
export type { SoilSampleFormSlots, SoilSampleFormState } from './soilSampleSlots.ts';
export type { SoilSampleValues } from './soilSampleValues.ts';
export {
  type SoilSampleController,
  type SoilSampleFormApi,
  type SoilSampleFormParams,
  useSoilSampleForm,
} from './useSoilSampleForm.ts';
export { useSoilSampleMerge } from './useSoilSampleMerge.ts';
