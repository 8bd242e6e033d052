import type { failure as english } from '../en/failure.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const failure: Translation<typeof english> = {
  notOffered: 'Seva hii haitoi huduma hii. Waulize wanaoisimamia ikiwa unaihitaji.',
  unknownError: 'Hitilafu imetokea',
};
