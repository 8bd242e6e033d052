import type { pagination as english } from '../en/pagination.ts';
import type { Translation } from '../Translation.ts';

/** Draft, to be reviewed by a native speaker. */
export const pagination: Translation<typeof english> = {
  label: 'Kurasa',
  previous: 'Ukurasa uliotangulia',
  next: 'Ukurasa unaofuata',
  page: 'Ukurasa {page}',
  limit: 'Safu kwa ukurasa',
  perPage: '{count} kwa ukurasa',
};
