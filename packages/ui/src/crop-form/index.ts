export { CropForm, type CropFormApi, type CropFormProps, type CropFormSlots } from './CropForm.tsx';
export type { CropFormValues } from './cropValues.ts';
export { type CropsPort, type UseCropFormParams, useCropForm } from './useCropForm.ts';
export type { CountyNamesPort, OtherCropNamesPort } from './useOtherNames.ts';
