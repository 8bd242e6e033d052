import type { EmbedLocale } from '../types.ts';

/** What is said before the form is there, and when it does not come. */
export const texts = {
  en: {
    open: 'Book a soil test',
    failed: 'The booking form did not load. Check the connection.',
    retry: 'Try again',
  },
  sw: {
    open: 'Weka miadi ya kupima udongo',
    failed: 'Fomu haikufunguka. Angalia mtandao.',
    retry: 'Jaribu tena',
  },
} as const satisfies Record<EmbedLocale, Record<string, string>>;
