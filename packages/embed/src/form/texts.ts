import type { EmbedLocale } from '../types.ts';

/** The texts that replace the form. */
export const texts = {
  en: {
    noApi: 'This form has no address. Tell this site’s owner.',
    unusable: 'Nothing can be booked from this site yet. Tell the owner of this site.',
  },
  sw: {
    noApi: 'Fomu hii haina anwani. Mjulishe mwenye tovuti.',
    unusable: 'Bado huwezi kuweka miadi kutoka tovuti hii. Mjulishe mwenye tovuti.',
  },
} as const satisfies Record<EmbedLocale, Record<string, string>>;
