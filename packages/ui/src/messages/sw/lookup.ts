import type { lookup as english } from '../en/lookup.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const lookup: Translation<typeof english> = {
  county: 'Tafuta kaunti',
  countyEmpty: 'Kaunti haikupatikana',
  agrovet: 'Tafuta agrovet',
  agrovetEmpty: 'Agrovet haikupatikana',
  crop: 'Tafuta zao',
  cropEmpty: 'Zao halikupatikana',
};
