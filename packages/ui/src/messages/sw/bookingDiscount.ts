import type { bookingDiscount as english } from '../en/bookingDiscount.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingDiscount: Translation<typeof english> = {
  given: 'Unaokoa {amount}.',
  refused: 'Nambari hii ya punguzo haitumiki kwa upimaji huu.',
  later: 'Punguzo litahesabiwa ukiweka miadi.',
};
