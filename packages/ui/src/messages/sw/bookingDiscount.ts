import type { bookingDiscount as english } from '../en/bookingDiscount.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingDiscount: Translation<typeof english> = {
  given: 'Inapunguza {amount}.',
  refused: 'Nambari hii haitoi punguzo kwa kipimo hiki.',
  later: 'Punguzo litahesabiwa ukiweka miadi.',
};
