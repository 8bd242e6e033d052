import { common } from '../messages/en/common.ts';
import { farmerForm } from '../messages/en/farmerForm.ts';
import { lookup } from '../messages/en/lookup.ts';

/** The texts of the farmer form. */
export const farmerFormTexts = { common, farmerForm, lookup };
