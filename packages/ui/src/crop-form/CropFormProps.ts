import type { SlotProps } from '../lib/slots.ts';
import type { RecordFormSlots, RecordFormState } from '../record-form/index.ts';
import type { CropsPort, UseCropFormParams } from './useCropForm.ts';
import type { CountyNamesPort, OtherCropNamesPort } from './useOtherNames.ts';

/** What a crop form asks for; the SDK fits. */
export interface CropFormApi {
  crops: CropsPort;
  otherCropNames: OtherCropNamesPort;
  counties: CountyNamesPort;
}

/** The slots of a crop form beside those of `RecordFormFrame`, which are the form's own. */
export interface CropFormSlots extends Omit<RecordFormSlots, 'root'> {
  root: 'div';
  form: 'form';
  ranges: 'section';
  rangesTitle: 'h3';
  nutrient: 'fieldset';
  nutrientName: 'legend';
  range: 'div';
  otherNames: 'section';
  otherNamesTitle: 'h3';
}

export interface CropFormProps extends UseCropFormParams, SlotProps<CropFormSlots, RecordFormState> {
  api: CropFormApi;
  /** Leaves without saving. Left out, there is no such button. */
  onCancel?: () => void;
}
