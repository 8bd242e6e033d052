import { common } from '../messages/en/common.ts';
import { cropForm } from '../messages/en/cropForm.ts';
import type { TranslateOf } from '../messages/index.ts';

/** What a crop form says beyond what every form of a record does. */
export const cropFormTexts = { common, cropForm };

export type CropFormTranslate = TranslateOf<typeof cropFormTexts>;
