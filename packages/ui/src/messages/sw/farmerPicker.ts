import type { farmerPicker as english } from '../en/farmerPicker.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const farmerPicker: Translation<typeof english> = {
  label: 'Mkulima',
  list: 'Wakulima',
  placeholder: 'Tafuta kwa jina, simu au barua pepe',
  empty: 'Mkulima hakupatikana',
  noPhone: 'Hakuna nambari ya simu',
  chosen: 'Amechaguliwa: {name}',
};
