import { kiswahiliCropNames } from '@udongo/sdk/results';
import type { cropName as english } from '../en/cropName.ts';
import type { Translation } from '../Translation.ts';

/** The same words as in reports. */
export const cropName: Translation<typeof english> = kiswahiliCropNames;
