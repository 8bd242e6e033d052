export { BookingField, type BookingFormFieldProps } from './BookingField.tsx';
export { readFarmingTypeOptions, readSoilTypeOptions, readTestTypeOptions } from './choices.ts';
export { listTestTypes } from './listTestTypes.ts';
export { SampleContext, type SampleValue, useSample } from './SampleContext.ts';
export {
  FieldList,
  MoreSection,
  PersonSection,
  PlaceSection,
  type SectionProps,
  TestSection,
} from './sections.tsx';
