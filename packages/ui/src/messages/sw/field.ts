import type { field as english } from '../en/field.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const field: Translation<typeof english> = {
  counter: '{length} kati ya {max}',
  choose: 'Chagua',
  required: 'Inahitajika',
  requiredNote: 'Sehemu zenye alama * zinahitajika.',
};
