import type { farmingType as english } from '../en/farmingType.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const farmingType: Translation<typeof english> = {
  monocropping: 'Kilimo cha zao moja',
  mixed: 'Kilimo mseto',
};
