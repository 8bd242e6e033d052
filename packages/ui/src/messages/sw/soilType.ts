import type { soilType as english } from '../en/soilType.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const soilType: Translation<typeof english> = {
  clay: 'Mfinyanzi',
  loam: 'Tifutifu',
  sandy: 'Kichanga',
};
