import type { bookingLocation as english } from '../en/bookingLocation.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingLocation: Translation<typeof english> = {
  use: 'Tumia mahali nilipo',
  looking: 'Tunatafuta mahali ulipo',
  added: 'Mahali pameongezwa, kwa usahihi wa mita {meters}.',
  failed: 'Mahali ulipo hapakupatikana. Andika mahali badala yake.',
};
