import type { EmbedLocale } from '../types.ts';

/** What is said in place of the form. */
export const texts = {
  en: { unusable: 'Nothing can be booked from this site yet. Tell the owner of this site.' },
  sw: { unusable: 'Bado huwezi kuweka miadi kutoka tovuti hii. Mjulishe mwenye tovuti hii.' },
} as const satisfies Record<EmbedLocale, Record<string, string>>;
