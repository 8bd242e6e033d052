import { common } from '../messages/en/common.ts';
import { farmerForm } from '../messages/en/farmerForm.ts';
import { lookup } from '../messages/en/lookup.ts';

/** What the farmer form says. */
export const farmerFormTexts = { common, farmerForm, lookup };
