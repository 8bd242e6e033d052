import type { table as english } from '../en/table.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const table: Translation<typeof english> = {
  sortBy: 'Panga kwa {column}',
  loading: 'Inapakia safu',
};
