import type { FormElementProps } from '../lib/ownForm.ts';
import type { CountyLookupPort } from '../lib/recordSources.ts';
import type { SlotProps } from '../lib/slots.ts';
import type { RecordFormSlots, RecordFormState } from '../record-form/index.ts';
import type { CropsPort, UseCropFormParams } from './useCropForm.ts';
import type { OtherCropNamesPort } from './useOtherNames.ts';

/** The calls of a crop form; the SDK fits. */
export interface CropFormApi {
  crops: CropsPort;
  otherCropNames: OtherCropNamesPort;
  counties: CountyLookupPort;
}

/** The slots of a crop form beside those of `RecordFormFrame`, which are the form's own. */
export interface CropFormSlots extends Omit<RecordFormSlots, 'root'> {
  /** Form and other names. */
  root: 'div';
  form: 'form';
  /** The section of all nutrients. */
  ranges: 'section';
  rangesTitle: 'h3';
  /** One nutrient with its two bounds. */
  nutrient: 'fieldset';
  nutrientName: 'legend';
  /** The bar that shows the range. */
  range: 'div';
  /** The table below the form; drawn for a stored crop. */
  otherNames: 'section';
  otherNamesTitle: 'h3';
}

export interface CropFormProps
  extends UseCropFormParams,
    SlotProps<CropFormSlots, RecordFormState>,
    FormElementProps {
  /** `createUdongo(…)` of the SDK fits. */
  api: CropFormApi;
  /** Called by the button that leaves without saving. Without it, there is no such button. */
  onCancel?: () => void;
}
