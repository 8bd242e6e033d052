import type { support as english } from '../en/support.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const support: Translation<typeof english> = {
  call: 'Unahitaji msaada? Piga simu: {whom}',
};
