import type { bookingQuestion as english } from '../en/bookingQuestion.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const bookingQuestion: Translation<typeof english> = {
  dateFar: 'Ni zaidi ya mwaka mmoja kuanzia sasa. Je, ni sahihi?',
  sizeLarge: 'Zaidi ya ekari 1,000. Je, ni sahihi?',
};
