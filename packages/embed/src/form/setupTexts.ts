import type { EmbedLocale } from '../types.ts';

/** The texts that replace the form. */
export const setupTexts = {
  en: {
    noApi: 'This form is not set up yet. Tell this site’s owner.',
    unusable: "You can't book from this site. Tell this site’s owner.",
  },
  sw: {
    noApi: 'Fomu hii bado haijawekwa tayari. Mjulishe mwenye tovuti.',
    unusable: 'Huwezi kuweka miadi hapa. Mjulishe mwenye tovuti.',
  },
} as const satisfies Record<EmbedLocale, Record<string, string>>;
