import { common } from '../messages/en/common.ts';
import { cropForm } from '../messages/en/cropForm.ts';
import type { TranslateOf } from '../messages/index.ts';

/** The texts of a crop form, beside those of every form of a record. */
export const cropFormTexts = { common, cropForm };

export type CropFormTranslate = TranslateOf<typeof cropFormTexts>;
