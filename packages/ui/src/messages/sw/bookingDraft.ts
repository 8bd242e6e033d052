import type { bookingDraft as english } from '../en/bookingDraft.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingDraft: Translation<typeof english> = {
  offer: 'Una miadi ambayo haijakamilika ya {date}',
  offerHint: 'Endelea ulipoachia, au anza na fomu tupu.',
  continue: 'Endelea',
  discard: 'Tupa',
};
