export { CropForm } from './CropForm.tsx';
export type { CropFormApi, CropFormProps, CropFormSlots } from './CropFormProps.ts';
export type { CropFormValues } from './cropValues.ts';
export { type CropsPort, type UseCropFormParams, useCropForm } from './useCropForm.ts';
export type { OtherCropNamesPort } from './useOtherNames.ts';
